import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A model for tests, on the loopback interface: Anthropic Messages and OpenAI Responses. It plays its steps in order, one
 * a request, by the results of tools that the request holds; a fault answers instead, for as many requests as it says.
 */
export interface ModelScript {
  /** Shell commands that the model runs, or other tools that it calls, before it says that all is done. */
  readonly commands: readonly Step[];
  /** Instead of `commands`, by how many results of tools a request holds and by all of its text. */
  readonly command?: (done: number, text: string) => string | undefined;
  readonly fault?: Fault | undefined;
}

export type Step = string | { readonly tool: string; readonly input: object };

/** An error, or what becomes of a stream that has begun: it falls silent, or it is cut off. `times`: how often, always without. */
export type Fault = { readonly times?: number } & (
  | { readonly status: number; readonly body: object; readonly headers?: Record<string, string> }
  | { readonly stream: 'stalls' | 'is cut' }
);

export interface ModelServer {
  readonly url: string;
  readonly requests: () => number;
  /** What clients signed in with, each once. */
  readonly keys: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function serveModel(script: ModelScript): Promise<ModelServer> {
  let requests = 0;
  const keys = new Set<string>();
  const server: Server = createServer((request, response) => {
    read(request)
      .then((body) => {
        if (request.method !== 'POST') return void response.writeHead(200).end();
        requests += 1;
        keys.add(keyOf(request));
        const { fault } = script;
        const isFaulty = fault !== undefined && requests <= (fault.times ?? Number.POSITIVE_INFINITY);
        answer(request.url ?? '', body, isFaulty ? script : { ...script, fault: undefined }, response);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    keys: () => [...keys],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function keyOf({ headers }: IncomingMessage): string {
  const key = headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization;
  return String(key).replace(/^Bearer /, '');
}

type Body = { messages?: { content?: unknown }[]; input?: { type?: string }[]; tools?: { name?: string }[] };

async function read(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
}

function answer(url: string, body: Body, script: ModelScript, response: ServerResponse): void {
  const { commands, fault } = script;
  if (fault !== undefined && 'status' in fault) {
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
    response.end(JSON.stringify(fault.body));
    return;
  }
  if (url.includes('count_tokens')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"input_tokens":10}');
    return;
  }
  const isResponses = url.includes('/responses');
  const done = isResponses
    ? (body.input ?? []).filter(({ type }) => type === 'function_call_output').length
    : (body.messages ?? []).flatMap(({ content }) => (Array.isArray(content) ? content : [])).filter(isToolResult)
        .length;
  const command = script.command ? script.command(done, JSON.stringify(body)) : commands[done];
  const events = isResponses ? responsesEvents(command, done, body) : messagesEvents(command, done, body);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (fault !== undefined) {
    const [first] = events;
    response.write(`event: ${first?.type}\ndata: ${JSON.stringify(first)}\n\n`, () => {
      if (fault.stream === 'is cut') response.destroy();
    });
    return;
  }
  for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
}

function isToolResult(part: { type?: string }): boolean {
  return part.type === 'tool_result';
}

export const lastWords = 'All done.';

/** 1000 fresh, 400 read and 50 written to the cache, 70 out. */
function messagesEvents(
  command: Step | undefined,
  step: number,
  { tools = [] }: Body,
): { type: string; [name: string]: unknown }[] {
  const shell = tools.find(({ name }) => /^bash$/i.test(name ?? ''))?.name ?? 'Bash';
  const usage = { input_tokens: 1000, cache_creation_input_tokens: 50, cache_read_input_tokens: 400, output_tokens: 1 };
  const block =
    command === undefined
      ? { type: 'text', text: '' }
      : { type: 'tool_use', id: `toolu_${step}`, name: typeof command === 'string' ? shell : command.tool, input: {} };
  const delta =
    command === undefined
      ? { type: 'text_delta', text: lastWords }
      : { type: 'input_json_delta', partial_json: JSON.stringify(inputOf(command)) };
  const message = { id: `msg_${step}`, type: 'message', role: 'assistant', model: 'claude-opus-5-5', content: [] };
  return [
    { type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null, usage } },
    { type: 'content_block_start', index: 0, content_block: block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: command === undefined ? 'end_turn' : 'tool_use', stop_sequence: null },
      usage: { output_tokens: 70 },
    },
    { type: 'message_stop' },
  ];
}

function inputOf(step: Step): object {
  return typeof step === 'string' ? { command: step, description: 'step' } : step.input;
}

/** 1000 in, of which 400 from the cache, and 70 out, of which 20 are reasoning. */
function responsesEvents(command: Step | undefined, step: number, { tools = [] }: Body) {
  const shell = tools.find(({ name }) => /exec_command|shell/.test(name ?? ''))?.name ?? 'shell';
  const input = shell === 'exec_command' ? { cmd: command } : { command: ['bash', '-lc', command] };
  const id = `resp_${step}`;
  const item =
    command === undefined
      ? { type: 'message', role: 'assistant', id: `item_${step}`, content: [{ type: 'output_text', text: lastWords }] }
      : {
          type: 'function_call',
          id: `fc_${step}`,
          call_id: `call_${step}`,
          name: shell,
          arguments: JSON.stringify(input),
        };
  const usage = {
    ...{ input_tokens: 1000, input_tokens_details: { cached_tokens: 400 }, output_tokens: 70 },
    ...{ output_tokens_details: { reasoning_tokens: 20 }, total_tokens: 1070 },
  };
  return [
    { type: 'response.created', response: { id } },
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: { id, usage } },
  ];
}
