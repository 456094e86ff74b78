import type { Room, Rooms } from './rooms.ts';

export class RoomPool {
  readonly #rooms: Rooms;
  readonly #taken: ReadonlySet<string>;
  readonly #free: Room[] = [];
  #named = 0;

  /** `taken` are names of rooms used by adopted agents. */
  constructor(rooms: Rooms, taken: ReadonlySet<string> = new Set()) {
    this.#rooms = rooms;
    this.#taken = taken;
  }

  /** Returns a room with the files of `commit`. A room that can't be reset is replaced. */
  async take(commit: string): Promise<Room> {
    const room = this.#free.shift();
    if (room !== undefined) {
      if (await this.#rooms.tryReset(room, commit)) return room;
      await this.#rooms.remove(room.name);
    }
    do this.#named += 1;
    while (this.#taken.has(String(this.#named)));
    return this.#rooms.add(String(this.#named), commit);
  }

  giveBack(room: Room): void {
    this.#free.push(room);
  }

  async close(): Promise<void> {
    for (let room = this.#free.shift(); room; room = this.#free.shift()) await this.#rooms.remove(room.name);
  }
}
