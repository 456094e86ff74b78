import { type Diagnostic } from './diagnostic.ts';
import { type MaskedText } from './markup.ts';
import { type Verify } from './task-fields.ts';
/** A `<task>`, `<feature>` or `## Task` heading. Its content is untrusted. */
export interface PlanTask {
    name: string;
    /** `auto`, `tdd`, `tracer`, `checkpoint` or `checkpoint:<kind>`. */
    type: string;
    declaredType: string;
    gate: string | null;
    files: string[];
    action: string;
    verify: Verify;
    done: string | null;
    /** If unmet, the task waits for a person and is never approved automatically. */
    precondition: string | null;
    options: TaskOption[];
    steps: CheckpointSteps | null;
    line: number;
}
export interface TaskOption {
    id: string;
    name: string;
    pros?: string;
    cons?: string;
}
declare const stepElements: {
    readonly whatBuilt: 'what-built';
    readonly howToVerify: 'how-to-verify';
    readonly decision: 'decision';
    readonly context: 'context';
    readonly action: 'action';
    readonly instructions: 'instructions';
    readonly verification: 'verification';
    readonly resumeSignal: 'resume-signal';
};
export type CheckpointSteps = Record<keyof typeof stepElements, string | null>;
/** Finds tasks by tag instead of with an XML parser, because `<action>` contains HTML and JSX. */
export declare function readTasks(body: string, mask: MaskedText, file: string, firstLine: number): {
    tasks: PlanTask[];
    diagnostics: Diagnostic[];
};
export declare function createLineCounter(text: string, firstLine: number): (offset: number) => number;
export {};
