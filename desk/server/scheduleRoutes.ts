import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Schedule, scheduleRequestSchema } from '../api';
import { parseInput } from './parseInput';
import { assertLatest, type PublishRoutesOptions } from './publishRoutes';
import type { DeskSchedules, PlannedPublish } from './ports';

const scheduleIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});

interface ScheduleRoutesOptions extends Pick<PublishRoutesOptions, 'cookie' | 'content' | 'addressOf'> {
  schedules: DeskSchedules;
}

/** Planned publishes. Below `/api`. */
export function addScheduleRoutes(
  api: FastifyInstance,
  { cookie, content, schedules, addressOf }: ScheduleRoutesOptions,
): void {
  const described = async (planned: PlannedPublish & { isOrphaned?: boolean }): Promise<Schedule> => ({
    isOrphaned: false,
    ...planned,
    // It can be withdrawn while the content API is away, too.
    isOvertaken: await content.isOvertaken(planned.revision).catch(() => false),
  });

  api.get('/schedules', async (request, reply) => {
    await cookie.require(request, reply);
    return { schedules: await Promise.all((await schedules.list()).map(described)) };
  });

  api.post('/schedules', async (request, reply) => {
    await cookie.require(request, reply, 'publisher');
    const wanted = parseInput(scheduleRequestSchema, request.body);
    // A hold may be over by then; if it is not, the publish waits for its end.
    assertLatest(await content.latest(), wanted.revision);
    // Again: reading the content takes its time, in which the account may have gone.
    const { name: by } = await cookie.require(request, reply, 'publisher');
    return reply
      .code(201)
      .send(await described(await schedules.plan({ ...wanted, by, address: addressOf(request) })));
  });

  api.delete('/schedules/:id', async (request, reply) => {
    const { name } = await cookie.require(request, reply, 'publisher');
    const { id } = parseInput(scheduleIdSchema, request.params);
    await schedules.withdraw({ by: name, id, address: addressOf(request) });
    return {};
  });
}
