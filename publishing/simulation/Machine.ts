import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<SimulatedProcess>();

/** The process that the code which asks is part of; undefined for the test itself. */
export const currentProcess = () => running.getStore();

/** It befalls a process at its change with the number `at`, of a file or a database. */
export interface Fault {
  at: number;
  /** `half`: it is killed in the midst of a write, where there is one. `full`: the disk is full for so many operations. */
  kind: 'kill' | 'half' | 'full';
  operations?: number;
}

/** Thrown out of a synchronous call, as a process that was killed cannot wait for ever there. */
class Killed extends Error {}

export interface Closable {
  close: () => void;
}

/** A program that runs on the simulated machine, from its start to its end or until it is killed. */
export class SimulatedProcess {
  operations = 0;
  isDead = false;
  /** The kernel closes these with it. Transactions are locks: a process that ends by itself has to give them back. */
  readonly open = new Set<Closable>();
  readonly locks = new Map<Closable, string>();
  /** The release that was live when it looked first, with the lock of the releases held. */
  liveAtStart: string | undefined;
  /** Called before each change with its number. */
  onOperation: ((count: number) => void) | undefined;
  private die: () => void = () => undefined;
  private readonly death = new Promise<'killed'>((resolve) => {
    this.die = () => resolve('killed');
  });

  constructor(
    private readonly machine: Machine,
    readonly kind: string,
    readonly fault: Fault | undefined,
    readonly identity: string,
  ) {}

  async run<Result>(program: () => Promise<Result>): Promise<Result | 'killed'> {
    try {
      const result = await running.run(this, () => Promise.race([program(), this.death]));
      return this.isDead ? 'killed' : result;
    } finally {
      const held = [...this.locks.values()];
      if (!this.isDead && held.length > 0) this.machine.report(`${this.identity} ended with ${held.join()}`);
      this.kill();
    }
  }

  kill(): void {
    this.isDead = true;
    for (const opened of [...this.locks.keys(), ...this.open]) opened.close();
    this.open.clear();
    this.locks.clear();
    this.machine.living.delete(this.identity);
    this.die();
  }
}

export interface OperationOptions {
  /** Nothing is changed: a crash here is one at the next change. */
  isRead?: boolean;
  /** True if it takes space on the disk. */
  writes?: () => boolean;
  /** Does a part of it. */
  half?: (() => void) | undefined;
  /** A full disk answers with this. */
  code?: string;
}

/** No act takes nearly as many: one that does waits for something that does not come. */
const operationLimit = 60_000;

/** Stands below the publisher's code: each file operation, statement and wait of a process passes here, in an order that the seed decides. */
export class Machine {
  readonly living = new Map<string, SimulatedProcess>();
  readonly faults: string[] = [];
  /** Operations for which the disk stays full. */
  fullFor = 0;
  private started = 0;
  private left = operationLimit;

  constructor(readonly random: () => number) {}

  report(fault: string): void {
    this.faults.push(fault);
  }

  start(kind: string, fault?: Fault): SimulatedProcess {
    this.started += 1;
    const process = new SimulatedProcess(this, kind, fault, `${kind} ${this.started}`);
    this.living.set(process.identity, process);
    return process;
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  beginAct(): void {
    this.left = operationLimit;
  }

  /** Does an operation of the running process, unless it dies before. */
  async operate<Result>(work: () => Result, options: OperationOptions = {}): Promise<Awaited<Result>> {
    const process = currentProcess();
    if (!process) return await work();
    // Where several processes run, any may come first.
    for (let turns = this.living.size > 1 ? this.below(3) : 0; turns > 0; turns -= 1) await this.turn();
    try {
      this.enter(process, options);
    } catch (error) {
      if (error instanceof Killed) return new Promise<never>(() => undefined);
      throw error;
    }
    return await work();
  }

  /** The same for synchronous calls. */
  operateNow<Result>(work: () => Result, options: OperationOptions = {}): Result {
    const process = currentProcess();
    if (process) this.enter(process, options);
    return work();
  }

  /** Lets others go on. A dead process never does. */
  async wait(turns: number): Promise<void> {
    for (let count = 0; count < turns; count += 1) {
      this.spend();
      await this.turn();
    }
    if (currentProcess()?.isDead) await new Promise(() => undefined);
  }

  private turn(): Promise<void> {
    return new Promise((resolve) => void setImmediate(resolve));
  }

  private spend(): void {
    this.fullFor = Math.max(0, this.fullFor - 1);
    this.left -= 1;
    if (this.left !== 0) return;
    this.report(`These wait for ever: ${[...this.living.keys()].join()}`);
    for (const process of this.living.values()) process.kill();
  }

  private enter(
    process: SimulatedProcess,
    { isRead, writes, half, code = 'ENOSPC' }: OperationOptions,
  ): void {
    this.spend();
    if (process.isDead) throw new Killed();
    if (isRead) return;
    process.operations += 1;
    process.onOperation?.(process.operations);
    const { at = Infinity, kind, operations = 0 } = process.fault ?? {};
    if (process.operations === at && kind === 'full') this.fullFor = operations;
    if (process.operations >= at && (kind === 'kill' || (kind === 'half' && half))) {
      if (kind === 'half') half?.();
      process.kill();
      throw new Killed();
    }
    if (this.fullFor === 0 || !writes?.()) return;
    half?.();
    throw Object.assign(new Error(`${code}: no space left on device`), { code });
  }
}

let machine: Machine | undefined;

export function useMachine(used: Machine): void {
  machine = used;
}

/** @throws Error where no simulation runs */
export function theMachine(): Machine {
  if (!machine) throw new Error('No simulation runs.');
  return machine;
}
