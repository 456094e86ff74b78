import { describe, expect, test } from '@jest/globals';
import { configOverrides, parseConfig } from '../../../src/system/git/calls/config-guard.ts';

const config = (...entries: string[]) => parseConfig(entries.map((entry) => entry.replace('=', '\n')));

describe('what an attempt wrote into the configuration (I7)', () => {
  test('a key it changed or removed gets its old values, all of them', () => {
    const before = config(
      'filter.x.clean=mine',
      'core.autocrlf=input',
      'remote.origin.fetch=a',
      'remote.origin.fetch=b',
    );
    const now = config('filter.x.clean=evil', 'remote.origin.fetch=a');
    expect(configOverrides(before, now)).toEqual([
      'filter.x.clean=mine',
      'core.autocrlf=input',
      'remote.origin.fetch=a',
      'remote.origin.fetch=b',
    ]);
  });

  test('what it added runs nothing and changes no content', () => {
    const now = config(
      'filter.a.b.process=evil',
      'merge.m.driver=evil',
      'core.eol=crlf',
      'core.trustctime=false',
      'gpg.ssh.program=evil',
    );
    expect(configOverrides(config(), now)).toEqual([
      'filter.a.b.process=',
      'merge.m.driver=false',
      'core.eol=',
      'core.trustctime=true',
      'gpg.ssh.program=false',
    ]);
  });

  test('no hook of a configuration runs, and drivers of known programs do', () => {
    const now = config(
      'hook.mine.command=evil',
      'filter.lfs.clean=git-lfs clean -- %f',
      'filter.lfs.required=true',
      'filter.git-crypt.smudge="git-crypt" smudge',
      'merge.ours.driver=true',
    );
    expect(configOverrides(config(), now)).toEqual(['hook.mine.enabled=false']);
    expect(configOverrides(now, now)).toEqual(['hook.mine.enabled=false']);
  });
});
