import type { Room, Rooms } from './rooms.ts';

export interface PoolOptions {
  /** Limit of all rooms: each may be gigabytes. */
  readonly limit: number;
  readonly taken?: ReadonlySet<string>;
  /** Estimate of how many attempts will ask for one. */
  readonly expected: number;
  /** Runs a task later, when the run is idle. */
  readonly later: (chore: () => Promise<void>) => void;
}

/** Rooms of a run: each is made once and reset between attempts. Where plans run side by side, the next is made in idle time. */
export class RoomPool {
  readonly #rooms: Rooms;
  readonly #options: PoolOptions;
  readonly #free: Room[] = [];
  #atWork = 0;
  #making = 0;
  #expected: number;
  #named = 0;

  constructor(rooms: Rooms, options: PoolOptions) {
    this.#rooms = rooms;
    this.#options = options;
    this.#expected = options.expected;
  }

  /** A room with the files of `commit`. One that cannot be reset is replaced. */
  async take(commit: string): Promise<Room> {
    this.#expected -= 1;
    this.#atWork += 1;
    try {
      return (await this.#takeFree(commit)) ?? (await this.#make(commit));
    } catch (error) {
      this.#atWork -= 1;
      throw error;
    } finally {
      this.#options.later(() => this.#makeAhead(commit));
    }
  }

  async #takeFree(commit: string): Promise<Room | null> {
    const room = this.#free.shift();
    if (room === undefined) return null;
    if (await this.#rooms.tryReset(room, commit)) return room;
    await this.#rooms.discard(room);
    return null;
  }

  /** Counts an existing room, until it is given back. */
  takeIn(): void {
    this.#expected -= 1;
    this.#atWork += 1;
  }

  giveBack(room: Room): void {
    this.#atWork -= 1;
    this.#free.push(room);
  }

  async close(): Promise<void> {
    this.#expected = 0;
    for (let room = this.#free.shift(); room; room = this.#free.shift()) await this.#rooms.discard(room);
  }

  /** Makes one for each plan at work, because as many may follow: a chain of plans needs only one. */
  async #makeAhead(commit: string): Promise<void> {
    const all = this.#atWork + this.#making + this.#free.length;
    const expected = Math.min(this.#expected, this.#atWork);
    if (this.#free.length + this.#making >= expected || all >= this.#options.limit) return;
    this.#making += 1;
    try {
      this.#free.push(await this.#make(commit));
    } catch {
      // A plan that needs one asks again, and gets the error.
    } finally {
      this.#making -= 1;
    }
  }

  #make(commit: string): Promise<Room> {
    do this.#named += 1;
    while (this.#options.taken?.has(String(this.#named)));
    return this.#rooms.add(String(this.#named), commit);
  }
}
