import { shareOf, shareSummaryOf } from '../../testing/fundFixtures';
import type { LivePrice, LiveShare } from '../../store/layoutData/layoutDataSlice';
import { freshFigure, freshShare } from './freshFigures';

const built = { display: '182,40 €', date: '19 novembre 2026', day: '2026-11-19' };

function liveOf(day: string): LivePrice {
  return { display: '190,00 €', date: `le ${day}`, day };
}

function liveShareOf(changes: Partial<LiveShare> = {}): LiveShare {
  const figures = [{ code: 'ytd', display: '+8,00 %' }];
  return { price: liveOf('2026-11-20'), lessThanOneYear: false, figures, ...changes };
}

describe('freshFigure', () => {
  test.each([
    ['newer', built, liveOf('2026-11-20'), true],
    ['of the same day', built, liveOf('2026-11-19'), true],
    ['older', built, liveOf('2026-11-18'), false],
    ['the first', null, liveOf('2026-11-18'), true],
    ['beside one without a date', { ...built, date: null, day: null }, liveOf('2026-11-18'), true],
  ])('a live figure that is %s', (_case, figure, live, isUsed) => {
    expect(freshFigure(figure, live)).toBe(isUsed ? live : figure);
  });

  test('a live figure that says the same leaves the page’s own', () => {
    expect(freshFigure(built, { ...built })).toBe(built);
  });

  test('without a live figure the page’s own stays, if there is one', () => {
    expect(freshFigure(built, undefined)).toBe(built);
    expect(freshFigure(null, undefined)).toBeNull();
  });
});

describe('freshShare', () => {
  test.each(['2026-11-19', '2026-11-20'])('price and figures of %s replace those of 19 November', (day) => {
    const live = liveShareOf({ price: liveOf(day) });
    expect(freshShare(shareSummaryOf(), live)).toEqual(
      shareSummaryOf({ price: live.price, figures: live.figures }),
    );
  });

  test.each([
    ['an older price', liveShareOf({ price: liveOf('2026-11-18') })],
    ['no price', liveShareOf({ price: null, lessThanOneYear: true, figures: [] })],
    ['no such share', undefined],
  ])('%s leaves the share as it is', (_case, live) => {
    const share = shareSummaryOf();
    expect(freshShare(share, live)).toBe(share);
  });

  test('a live share that says the same leaves the share as it is, so that nothing is rendered again', () => {
    const share = shareSummaryOf();
    const price = { ...built, ...share.price, day: built.day, date: built.date };
    expect(
      freshShare(share, liveShareOf({ price, figures: share.figures.map((figure) => ({ ...figure })) })),
    ).toBe(share);
    expect(freshShare(share, liveShareOf({ price, figures: [] }))).not.toBe(share);
    expect(freshShare(share, liveShareOf({ price, lessThanOneYear: true, figures: share.figures }))).not.toBe(
      share,
    );
  });

  test('a share without a price gets its first, and no figure in its first year', () => {
    const unpriced = shareSummaryOf({ price: null, lessThanOneYear: true, figures: [] });
    const live = liveShareOf({ lessThanOneYear: true });
    expect(freshShare(unpriced, live)).toEqual({ ...unpriced, price: live.price });
  });

  test('a share that becomes one year old gets its figures', () => {
    const young = shareSummaryOf({ lessThanOneYear: true, figures: [] });
    expect(freshShare(young, liveShareOf())).toMatchObject({
      lessThanOneYear: false,
      figures: [{ code: 'ytd', display: '+8,00 %' }],
    });
  });

  test('a share that turns out to be under one year loses them (AMF)', () => {
    expect(freshShare(shareSummaryOf(), liveShareOf({ lessThanOneYear: true }))).toMatchObject({
      lessThanOneYear: true,
      figures: [],
    });
  });

  test('what else the page knows of the share stays', () => {
    const share = shareOf();
    expect(freshShare(share, liveShareOf()).performances).toBe(share.performances);
  });
});
