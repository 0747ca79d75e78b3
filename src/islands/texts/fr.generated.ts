/* Written by `npm run generate:types` from locales/: do not edit. */

import chart from '../../../locales/fr/chart.json';
import common from '../../../locales/fr/common.json';
import compare from '../../../locales/fr/compare.json';
import compareLink from '../../../locales/fr/compareLink.json';
import contact from '../../../locales/fr/contact.json';
import costs from '../../../locales/fr/costs.json';
import funds from '../../../locales/fr/funds.json';
import library from '../../../locales/fr/library.json';
import range from '../../../locales/fr/range.json';

export const texts = { chart, common, compare, compareLink, contact, costs: { purchase: costs.purchase }, funds, library, range };
