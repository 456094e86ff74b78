import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AgentRun } from '../agents/agent.ts';
import { agentEnvironment } from '../agents/environment.ts';
import { type Earlier, promptFor } from '../agents/prompt.ts';
import type { Checkpoint } from '../git/checkpoint.ts';
import { tryRead } from '../ledger/atomic-file.ts';
import { tickPlan } from '../phase/roadmap.ts';
import type { Plan } from '../phase/plan.ts';
import { renderSummary } from '../phase/summary.ts';
import { CompletionSignal, parseSignal, SignalError } from '../signal/completion-signal.ts';
import type { RunContext } from './run-context.ts';

