import * as v from 'valibot';
import { changesSchema, historySchema, scheduleSchema } from '../../api';
import type { DeskAnswer, DeskProgram } from './DeskProgram';
import { password } from './useDatabase';

/** `asked` is in doubt: the desk may have ended before it was done, or before it was answered. */
type State = 'asked' | 'done' | 'undoing' | 'undone';

export interface Plan {
  /** Tells it from all others. */
  note: string;
  at: number;
  /** Undefined while it was not answered. */
  id?: number;
  state: State;
}

interface PublishAsked {
  note: string;
  isAnswered: boolean;
}

/** The desk gave an answer that is none it should give. */
export class WrongAnswer extends Error {
  override name = 'WrongAnswer';
}

const dayMs = 24 * 60 * 60_000;

/** Plans become due this soon after they are made. */
const soonMs = 300;

/** People at the desk, who do at random what the desk is for, and remember what they were answered. */
export class DeskPeople {
  /** By cookie. */
  readonly sessions = new Map<string, State>();
  readonly plans: Plan[] = [];
  readonly publishes: PublishAsked[] = [];
  /** Actions answered as done, which the history must hold. */
  readonly done: { kind: 'schedule' | 'withdraw' | 'rollback' | 'hold' | 'lift'; note: string }[] = [];
  readonly signIns = { asked: 0, answered: 0 };
  /** The release rolled back to, if nothing was asked for since; `none` after a hold was lifted. */
  held: { releaseId: string; note: string } | 'none' | 'in doubt' = 'none';
  private count = 0;

  constructor(
    private readonly random: () => number,
    private readonly revision: string,
  ) {}

  /** They work until the desk ends. @throws WrongAnswer */
  async work(desk: DeskProgram, onAnswer: () => void): Promise<void> {
    const cookie = await this.signIn(desk);
    const doAtRandom = async (...actions: (() => Promise<void>)[]) => {
      for (;;) {
        await this.pick(actions)?.();
        onAnswer();
      }
    };
    await Promise.all([
      doAtRandom(
        () => this.signInAndOut(desk),
        () => this.look(desk, cookie),
      ),
      doAtRandom(
        () => this.plan(desk, cookie, this.random() < 0.3 ? soonMs : dayMs),
        () => this.withdraw(desk, cookie),
      ),
      doAtRandom(
        () => this.publish(desk, cookie).then(() => undefined),
        () => this.takeBack(desk, cookie),
        () => this.lift(desk, cookie),
      ),
    ]);
  }

  async signIn(desk: DeskProgram): Promise<string> {
    this.signIns.asked += 1;
    const answer = await this.ask([200], desk, 'POST', '/api/session', { name: 'anna', password });
    this.signIns.answered += 1;
    const { cookie } = answer;
    if (cookie === undefined) throw new WrongAnswer('A sign-in started no session.');
    this.sessions.set(cookie, 'done');
    return cookie;
  }

  /** @returns its note; undefined when it was refused, as another is going on, or publishes are held */
  async publish(desk: DeskProgram, cookie: string): Promise<string | undefined> {
    const asked: PublishAsked = { note: this.nextNote('publish'), isAnswered: false };
    this.publishes.push(asked);
    const body = { revision: this.revision, note: asked.note };
    const { status } = await this.ask([202, 409], desk, 'POST', '/api/publishes', body, cookie);
    asked.isAnswered = status === 202;
    return asked.isAnswered ? asked.note : undefined;
  }

  private async signInAndOut(desk: DeskProgram): Promise<void> {
    const cookie = await this.signIn(desk);
    if (this.random() < 0.5) return;
    this.sessions.set(cookie, 'undoing');
    await this.ask([200], desk, 'DELETE', '/api/session', undefined, cookie);
    this.sessions.set(cookie, 'undone');
  }

  private async look(desk: DeskProgram, cookie: string): Promise<void> {
    await this.ask([200], desk, 'GET', '/api/history', undefined, cookie);
    const { body } = await this.ask([200], desk, 'GET', '/api/changes', undefined, cookie);
    v.parse(changesSchema, body);
  }

  private async plan(desk: DeskProgram, cookie: string, inMs: number): Promise<void> {
    // Another minute for each, as only one publish is planned for a minute.
    const at = Date.now() + inMs + (inMs === soonMs ? 0 : Math.floor(this.random() * 10 * dayMs));
    const plan: Plan = { note: this.nextNote('plan'), at, state: 'asked' };
    this.plans.push(plan);
    const body = { revision: this.revision, note: plan.note, at: new Date(plan.at).toISOString() };
    const answer = await this.ask([201, 400, 409], desk, 'POST', '/api/schedules', body, cookie);
    if (answer.status !== 201) {
      // The desk was slow, and its moment has come; or its minute is taken; or enough is planned.
      plan.state = 'undone';
      return;
    }
    plan.id = v.parse(scheduleSchema, answer.body).id;
    plan.state = 'done';
    this.done.push({ kind: 'schedule', note: plan.note });
  }

  private async withdraw(desk: DeskProgram, cookie: string): Promise<void> {
    const plan = this.pick(this.plans.filter(({ state }) => state === 'done'));
    if (plan?.id === undefined) return this.look(desk, cookie);
    const isDue = plan.at <= Date.now();
    plan.state = 'undoing';
    const allowed = isDue ? [200, 404] : [200];
    const { status } = await this.ask(
      allowed,
      desk,
      'DELETE',
      `/api/schedules/${plan.id}`,
      undefined,
      cookie,
    );
    plan.state = status === 200 ? 'undone' : 'done';
    if (status === 200) this.done.push({ kind: 'withdraw', note: plan.note });
  }

  private async takeBack(desk: DeskProgram, cookie: string): Promise<void> {
    const { body } = await this.ask([200], desk, 'GET', '/api/history', undefined, cookie);
    const release = this.pick(v.parse(historySchema, body).releases.filter(({ isLive }) => !isLive));
    if (!release) return;
    const note = this.nextNote('take-back');
    this.held = 'in doubt';
    const asked = { releaseId: release.id, note };
    // A publish may tidy it away meanwhile.
    const { status } = await this.ask([200, 404], desk, 'POST', '/api/take-back', asked, cookie);
    if (status !== 200) return;
    this.held = asked;
    this.done.push({ kind: 'rollback', note }, { kind: 'hold', note });
  }

  private async lift(desk: DeskProgram, cookie: string): Promise<void> {
    const note = this.nextNote('lift');
    const wasHeld = typeof this.held === 'object';
    this.held = 'in doubt';
    await this.ask([200], desk, 'POST', '/api/lift', { note }, cookie);
    this.held = 'none';
    if (wasHeld) this.done.push({ kind: 'lift', note });
  }

  private async ask(
    allowed: readonly number[],
    desk: DeskProgram,
    ...question: Parameters<DeskProgram['ask']>
  ): Promise<DeskAnswer> {
    const answer = await desk.ask(...question);
    if (allowed.includes(answer.status)) return answer;
    const [method, url] = question;
    const told = `${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`;
    throw new WrongAnswer(`${told}\n${desk.output}`);
  }

  private nextNote(kind: string): string {
    this.count += 1;
    return `${kind} ${this.count}.`;
  }

  private pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.random() * items.length)];
  }
}
