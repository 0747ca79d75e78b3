import { isObjectType } from 'graphql';
import { contentSchema } from './contentSchema';

test('every field that takes arguments has a resolver', () => {
  const types = Object.values(contentSchema().getTypeMap()).filter(isObjectType);
  const missing = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => field.args.length > 0 && !field.resolve)
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(missing).toEqual([]);
});
