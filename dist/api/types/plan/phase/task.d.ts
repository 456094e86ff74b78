import type { Diagnostic } from './diagnostic.ts';
import { type Masked } from './markup.ts';
import { type Verify } from './task-fields.ts';
/** One `<task>` of a plan (or `<feature>`, or `## Task` heading), read as text: nothing in it is run or trusted here. */
export interface PlanTask {
    name: string;
    /** `auto`, `tdd`, `tracer`, `checkpoint` or `checkpoint:<kind>`; every spelling met is brought to one of these. */
    type: string;
    /** As written; empty when the task has no type. */
    declaredType: string;
    /** `blocking`, `blocking-human`, `advisory`, or null. */
    gate: string | null;
    files: string[];
    action: string;
    verify: Verify;
    done: string | null;
    /** Precondition of the task: where it is not met, the task stops for a person and is never approved by a machine. */
    precondition: string | null;
    /** The choices of a decision, in order. */
    options: TaskOption[];
    /** Steps of a checkpoint for a person, word for word; null for other tasks. */
    steps: CheckpointSteps | null;
    /** From 1, in the plan file. */
    line: number;
}
export interface TaskOption {
    id: string;
    name: string;
    pros?: string;
    cons?: string;
}
/** The elements of a checkpoint that a person needs; null where the plan has none. */
export interface CheckpointSteps {
    whatBuilt: string | null;
    howToVerify: string | null;
    decision: string | null;
    context: string | null;
    action: string | null;
    instructions: string | null;
    verification: string | null;
    resumeSignal: string | null;
}
/**
 * The tasks of a plan's body. Found by their tags, not by an XML parser, for `<action>` holds HTML, JSX and generics.
 * A task that is never closed ends where the next begins; a task inside a code fence or a comment is an example.
 */
export declare function readTasks(body: string, mask: Masked, file: string, firstLine: number): {
    tasks: PlanTask[];
    diagnostics: Diagnostic[];
};
