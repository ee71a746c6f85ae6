/* The summary as CSV and JSON, against the table of the same events. */
#include "pictures.h"

#include <stdio.h>

#include "support_json.h"

/* Two threads: reads of which one failed, a close, page faults. */
static void give_events(struct output *output)
{
	struct sample read = call_make("read", "1");
	struct sample close = call_make("close", "0");
	struct sample fault = sample_make(EVENT_FAULT);
	struct text text = TEXT_INIT;

	strcpy(read.event.comm, "a,\"b\\\n");
	give(output, &text, &read);
	read.event.end += 8000;
	read.event.call.failed = true;
	read.event.call.returned = -4;
	read.event.call.on_cpu_known = true;
	read.event.call.on_cpu = 500;
	give(output, &text, &read);
	close.event.tid = 43;
	close.event.begin = 0;
	give(output, &text, &close);
	fault.event.tid = 43;
	give(output, &text, &fault);
	fault.event.fault.counted = 5;
	fault.event.fault.major = true;
	give(output, &text, &fault);
	cr_expect_eq(text.length, 0, "nothing before the end");
}

static void expect_summary(const struct writer *writer, enum summary_mode mode,
			   const char *wanted)
{
	struct output output = writer_begin(writer);
	struct text text = TEXT_INIT;

	output.style.mode = mode;
	give_events(&output);
	writer_end(&output, &text);
	if (writer == &writer_summary_json)
		json_expect_lines(text_string(&text));
	expect_text(&text, wanted);
}

#define COLUMNS \
	",comm,event,calls,errors,total_ns,min_ns,avg_ns,max_ns,stddev_ns," \
	"p50_ns,p99_ns,on_cpu_ns\n"

Test(summary_formats, csv)
{
	expect_summary(&writer_summary_csv, SUMMARY_THREAD,
		       "tid" COLUMNS
		       "42,\"a,\"\"b\\\\\\n\",read,2,1,32000,12000,16000,20000,"
		       "5657,12287,20000,500\n"
		       "43,\"id\",close,1,0,,,,,,,,\n"
		       "43,\"id\",minfault,1,,,,,,,,,\n"
		       "43,\"id\",majfault,5,,,,,,,,,\n");
	expect_summary(&writer_summary_csv, SUMMARY_TOTAL,
		       "tid" COLUMNS
		       ",,read,2,1,32000,12000,16000,20000,5657,12287,20000,"
		       "500\n"
		       ",,close,1,0,,,,,,,,\n"
		       ",,minfault,1,,,,,,,,,\n"
		       ",,majfault,5,,,,,,,,,\n");
}

#define READ \
	"{\"name\":\"read\",\"calls\":2,\"errors\":1,\"total_ns\":\"32000\"," \
	"\"min_ns\":12000,\"avg_ns\":16000,\"max_ns\":20000," \
	"\"stddev_ns\":5657,\"p50_ns\":12287,\"p99_ns\":20000," \
	"\"on_cpu_ns\":500,\"by_error\":{\"EINTR\":1}}"
#define CLOSE "{\"name\":\"close\",\"calls\":1,\"errors\":0}"

Test(summary_formats, json)
{
	expect_summary(&writer_summary_json, SUMMARY_THREAD,
		       "{\"type\":\"summary\",\"tid\":42,"
		       "\"comm\":\"a,\\\"b\\\\\\\\\\\\n\",\"events\":2,"
		       "\"majfaults\":0,\"minfaults\":0,\"calls\":[" READ "]}\n"
		       "{\"type\":\"summary\",\"tid\":43,\"comm\":\"id\","
		       "\"events\":3,\"majfaults\":5,\"minfaults\":1,"
		       "\"calls\":[" CLOSE "]}\n");
	expect_summary(&writer_summary_json, SUMMARY_TOTAL,
		       "{\"type\":\"summary\",\"events\":5,\"majfaults\":5,"
		       "\"minfaults\":1,\"calls\":[" READ "," CLOSE "]}\n");
	expect_summary(&writer_summary_json, SUMMARY_PROCESS,
		       "{\"type\":\"summary\",\"pid\":42,\"comm\":\"id\","
		       "\"events\":5,\"majfaults\":5,\"minfaults\":1,"
		       "\"calls\":[" READ "," CLOSE "]}\n");
}

Test(summary_formats, rows_are_limited_and_sorted)
{
	struct output output = writer_begin(&writer_summary_csv);
	struct text text = TEXT_INIT;

	output.style.sort = SUMMARY_SORT_NAME;
	output.style.max_rows = 1;
	output.style.mode = SUMMARY_PROCESS;
	give_events(&output);
	writer_end(&output, &text);
	expect_text(&text, "pid" COLUMNS
			   "42,\"id\",close,1,0,,,,,,,,\n"
			   "42,\"id\",minfault,1,,,,,,,,,\n"
			   "42,\"id\",majfault,5,,,,,,,,,\n");
}

Test(summary_formats, nothing_happened)
{
	struct output csv = writer_begin(&writer_summary_csv);
	struct output json = writer_begin(&writer_summary_json);
	struct text text = TEXT_INIT;

	writer_end(&csv, &text);
	expect_text(&text, "tid" COLUMNS);
	writer_end(&json, &text);
	expect_text(&text, "");
}
