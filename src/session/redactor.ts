import { redactor } from '../report/redaction.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from './command.ts';

/** Hides the secrets that the settings name, and all that looks like one. */
export function redactorFor({ settings, world }: { settings: Settings; world: World }): (text: string) => string {
  const secrets = settings['agent-env'].map((name) => world.environment[name] ?? '');
  return redactor([...secrets, settings['github-token']]);
}
