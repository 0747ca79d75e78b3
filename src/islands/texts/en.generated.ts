/* Written by `npm run generate:types` from locales/: do not edit. */

import chart from '../../../locales/en/chart.json';
import common from '../../../locales/en/common.json';
import compare from '../../../locales/en/compare.json';
import compareLink from '../../../locales/en/compareLink.json';
import contact from '../../../locales/en/contact.json';
import costs from '../../../locales/en/costs.json';
import funds from '../../../locales/en/funds.json';
import library from '../../../locales/en/library.json';
import range from '../../../locales/en/range.json';

export const texts = { chart, common, compare, compareLink, contact, costs: { purchase: costs.purchase }, funds, library, range };
