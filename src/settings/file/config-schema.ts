import { z } from 'zod';
import { topics } from '../table/policy.ts';
import { settingRows } from '../table/settings.ts';

/** The form of the configuration file: topics, and under each its settings. */
export function configSchema(): z.ZodType {
  const byTopic = Object.entries(topics).map(([topic, about]) => {
    const own = settingRows.flatMap(([, { key, description, details, fallback, fromFile }]) => {
      if (!key?.startsWith(`${topic}.`)) return [];
      const told = [description, details, fallback && `Default: ${fallback}`].filter((part) => part !== '');
      const text = told.map((part) => part.replace(/\.?$/, '.')).join(' ');
      return [[key.slice(topic.length + 1), fromFile().meta({ description: text }).optional()] as const];
    });
    return [topic, z.strictObject(Object.fromEntries(own)).meta({ description: about }).nullish()] as const;
  });
  return z.strictObject(Object.fromEntries(byTopic));
}
