/* Written by `npm run generate:types` from locales/: do not edit. */

import chart from '../../../locales/it/chart.json';
import common from '../../../locales/it/common.json';
import compare from '../../../locales/it/compare.json';
import compareLink from '../../../locales/it/compareLink.json';
import contact from '../../../locales/it/contact.json';
import costs from '../../../locales/it/costs.json';
import funds from '../../../locales/it/funds.json';
import library from '../../../locales/it/library.json';
import range from '../../../locales/it/range.json';

export const texts = { chart, common, compare, compareLink, contact, costs: { purchase: costs.purchase }, funds, library, range };
