import type { FastifyInstance } from 'fastify';
import { type Schedule, scheduleRequestSchema } from '../../api';
import { idParams, parseInput } from '../parseInput';
import { assertLatest, type PublishRoutesOptions } from './publishRoutes';
import type { DeskSchedules } from '../ports';
import type { PlannedPublish } from './Schedules';

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
    const { id } = parseInput(idParams, request.params);
    await schedules.withdraw({ by: name, id, address: addressOf(request) });
    return {};
  });
}
