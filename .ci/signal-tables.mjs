// The tables of docs/signal.md: the fields of a completion signal, a handoff and the state file from their JSON Schemas, and the reasons of a failure.
import { jsonSchemas } from '../lib/doors/catalogue/json-schemas.js';
import { FAILURES } from '../lib/signal/signal-words.js';

/** What ends an attempt or a phase for a reason, and what a person does. The build fails for a reason without a line. */
const reasons = {
  timeout: ['the attempt reached `timeout`', 'raise `limits.timeout`, or split the plan'],
  idle_timeout: ['the agent neither reported nor changed anything for `idle-timeout`', 'raise `limits.idle-timeout`'],
  killed: ['something stopped the agent, for example the kernel when memory was short', 'give the job more memory'],
  interrupted: ['the run, its job or its machine stopped; nobody saw the end', 'run the phase again; it continues'],
  deadline: ['the deadline of the run or job was reached', 'run the phase again; it continues'],
  context_exhausted: ["the model's context was full", 'split the plan'],
  agent_error: ['the agent ended with an error, or without saying that it was done', 'read `error` and `logs`'],
  rate_limit: ['the provider limited the rate of calls', 'wait; a named time is obeyed'],
  quota: ['the quota of the account is used up', 'wait until `resetAt`, or raise the quota'],
  overloaded: ['the provider was busy or down', 'wait'],
  auth: ['the provider refused the key', 'set a valid key'],
  budget: ['`max-cost`, `max-tokens`, `max-turns` or the rounds of a chain were used up', 'raise the limit, run again'],
  verification_failed: [
    'a check objects to the work; `error` names it',
    'read the message; repair the plan or the work',
  ],
  tests_failed: ['the tests failed, could not be counted, or became fewer', 'read the test log: `logs`'],
  scope_violation: ['the attempt changed what it may not change', 'declare the file in `files_modified`, or leave it'],
  merge_conflict: ['the work does not merge with that of another plan', 'let one plan depend on the other'],
  stuck: ['another attempt would fail the same way; `lastReason` has the last one', 'repair what the message names'],
  invalid_plan: ['the plan cannot be run as it is written', 'correct the plan; `validate` shows where'],
  internal: ['the engine or the machine failed', 'read `error`; report it if it is ours'],
};
const again = { always: 'yes', later: 'at the named time, or in another run', never: 'no' };

export function reasonRows() {
  return Object.entries(FAILURES).map(([reason, { retry, isTransient }]) => {
    const [what, advice] = reasons[reason];
    return [code(reason), what, `${again[retry]}${isTransient ? ', counted apart' : ''}`, advice];
  });
}

const head = ['field', 'type', 'default', 'meaning', 'example'];
const schemas = jsonSchemas();
const variants = schemas['completion-signal.json'].oneOf;
const detailsOf = (status) => variants.find(({ properties }) => properties.status.const === status).properties.details;
const handoff = schemas['checkpoint-return.json'];

/** Each table by its heading. */
export function signalTables() {
  const all = variants.map(({ properties }) => Object.keys(properties.details.properties));
  const common = all.reduce((one, other) => one.filter((name) => other.includes(name) && name !== 'reason'));
  const own = (status) => fieldRows(detailsOf(status), (name) => !common.includes(name));
  const { status, details, ...envelope } = variants[0].properties;
  const statuses = variants.map(({ properties }) => code(properties.status.const)).join(', ');
  return {
    Envelope: [
      head,
      ['`status`', statuses, 'required', 'how it ended', '`"success"`'],
      ...fieldRows({ ...variants[0], properties: envelope }),
      ['`details`', 'object', '`{}`', 'the fields below', '`{}`'],
    ],
    'Details of every status': [head, ...fieldRows(detailsOf('success'), (name) => common.includes(name))],
    'Details of a success': [head, ...own('success')],
    'Details of a failure': [head, ...own('failure')],
    'Details of a blocked signal': [head, ...own('blocked')],
    'Details of a skipped signal': [head, ...own('skipped')],
    'Reasons of a failure': [['reason', 'what happened', 'tried again', 'what to do'], ...reasonRows()],
    'Fields of a handoff': [
      head,
      ...fieldRows(handoff),
      ...['context', 'completed', 'remaining'].flatMap((part) => nestedRows(part, handoff.properties[part])),
    ],
    'Fields of the state file': [head, ...fieldRows(schemas['orchestrator-state.json'])],
  };
}

function nestedRows(part, { items, ...schema }) {
  return fieldRows(items ?? schema).map(([name, ...rest]) => [
    code(`${part}${items ? '[]' : ''}.${bare(name)}`),
    ...rest,
  ]);
}

function fieldRows({ properties, required = [] }, isWanted = () => true) {
  const wanted = Object.entries(properties).filter(([name]) => isWanted(name));
  return wanted.map(([name, field]) => {
    const { description, examples: [example] = [] } = field;
    if (description === undefined) throw new Error(`the field ${name} has no description: use about() in its schema`);
    const standard = 'default' in field ? json(field.default) : required.includes(name) ? 'required' : 'absent';
    return [code(name), typeText(field), standard, description, json(example)];
  });
}

function typeText({ type, const: only, enum: words, anyOf, items }) {
  const either = anyOf?.map(typeText) ?? (Array.isArray(type) ? type : null);
  if (either) return [...new Set(either)].join(' or ');
  if (only !== undefined) return json(only);
  if (words && words.length < 8) return words.map((word) => code(word)).join(', ');
  return type === 'array' ? `list of ${typeText(items)}` : type;
}

function json(value) {
  return code(JSON.stringify(value));
}

function code(text) {
  return `\`${text}\``;
}

function bare(text) {
  return text.replaceAll('`', '');
}
