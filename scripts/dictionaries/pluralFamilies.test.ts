import { groupPluralForms, pluralCategories } from './pluralFamilies';

describe('groupPluralForms', () => {
  it('joins the forms of one key', () => {
    const families = groupPluralForms(
      new Map([
        ['fund_one', '{{count}} fund'],
        ['fund_other', '{{count}} funds'],
      ]),
    );
    expect([...families.keys()]).toEqual(['fund']);
    expect([...(families.get('fund')?.forms ?? [])]).toEqual([
      ['one', '{{count}} fund'],
      ['other', '{{count}} funds'],
    ]);
  });

  it('leaves a key alone that ends like a form but has no `_other`', () => {
    const families = groupPluralForms(new Map([['step_one', 'Language']]));
    expect(families.get('step_one')).toEqual({ isPlural: false, forms: new Map([['', 'Language']]) });
  });
});

describe('pluralCategories', () => {
  it.each([
    ['fr', ['many', 'one', 'other']],
    ['en', ['one', 'other']],
    ['it', ['many', 'one', 'other']],
  ])('of %s', (locale, categories) => {
    expect([...pluralCategories(locale)].sort()).toEqual(categories);
  });
});
