import { choice, listValue, textValue } from './setting.ts';
import { team, upstreamValue, webhookValue } from './upstream-address.ts';

/** Reports to the host, as far as the token allows. */
export const github = {
  comment: choice(
    ['auto', 'off'],
    'auto',
    'one comment on the pull request says how the phase stands, and is kept up to date',
    'The pull request is that of the event or of the branch. The token needs `pull-requests: write`.',
  ),
  'pull-request': choice(
    ['auto', 'off'],
    'auto',
    'open a pull request for the branch that was pushed: a draft until the phase has succeeded',
    'The token needs `pull-requests: write`, and the repository must allow Actions to open pull requests.',
  ),
  'commit-status': choice(
    ['auto', 'off'],
    'auto',
    'set the status `phase/<phase>` of the last commit that was pushed; success only where the exit gate opened',
    'The token needs `statuses: write`.',
  ),
  'commit-signing': choice(
    ['off', 'api'],
    'off',
    'have the host make the commits of a phase again before its branch moves, so that it signs them',
    'The commits have the same trees, and other ids. GitHub signs for the token of a job or of an app; where it does not, commits stay as they are, with a warning. The token needs `contents: write`. See [on the pull request](on-the-pull-request.md#verified-commits).',
  ),
  attention: choice(
    ['auto', 'off'],
    'auto',
    'a phase that needs a person gets a label on its pull request, or an issue where it has none',
    'It is taken away, and the issue closed, when the phase goes on. The token needs `pull-requests: write`, for an issue `issues: write`.',
  ),
  'attention-label': textValue('phase-needs-attention', 'name', 'the label of a phase that needs a person'),
  assignees: listValue('', 'logins', 'people who are assigned to a phase that needs a person', {
    form: { pattern: /^[\w-]{1,100}$/, expected: 'expected logins such as octocat' },
  }),
  'attention-team': team('team that is mentioned where a phase needs a person, for example `octo-org/reviewers`'),
  'trusted-bots': listValue('', 'logins', 'bots whose comments are obeyed like those of people who can write', {
    details: 'Every other bot is passed over. Only `comment` reads this, from the default branch.',
    form: { pattern: /^[\w-]+(?:\[bot\])?$/, expected: 'expected logins such as my-app[bot]' },
  }),
  'phase-workflow': textValue(
    '',
    'file',
    'workflow that `/phase run` in a comment starts, for example `run-phase.yml`; it has an input `phase`',
    'Without one the command is not there. `/phase retry` also gives it the input `fresh`. The token needs `actions: write`.',
  ),
};

export const integrations = {
  'otel-endpoint': upstreamValue(
    'where traces of the run are sent as OTLP/JSON; `auto`: as the standard `OTEL_*` variables say',
    'The address of a receiver, to which `/v1/traces` is added. Headers, such as its key, come from `OTEL_EXPORTER_OTLP_HEADERS`. Sent when the run has ended, in a chain by `conclude`.',
  ),
  'notify-url': webhookValue(
    'address that gets one JSON document when a phase has ended: completed, failed, blocked or interrupted',
    'HTTPS, or HTTP to this machine. It is signed with the value of `PHASE_EXECUTOR_NOTIFY_SECRET`. The address itself can be given as `PHASE_EXECUTOR_NOTIFY_URL`.',
  ),
};
