/**
 * Dots of each country, by its code (ISO 3166-1 alpha-2), and of the land, all in one coordinate system. Dots that stand in a row are one dashed
 * line, a tenth longer, so that its last dot is drawn: a third of the bytes of as many lines without length.
 */
export const portfolioMapFile = '/sprites/portfolio-map.svg';

export const drawnCountries: readonly string[] =
  'AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BH BI BJ BO BR BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CY CZ DE DJ DK DO DZ EC EE EG EH ER ES ET FI FJ FK FR GA GB GE GH GL GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KP KR KW KZ LA LB LK LR LS LT LV LY MA MD MG MK ML MM MN MR MU MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PT PY QA RO RS RU RW SA SD SE SG SI SK SL SN SO SR SS SV SY SZ TD TG TH TJ TM TN TR TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  );

/** Viewboxes in those coordinates. */
export const portfolioMapFrames = {
  world: { left: 306, top: 0, width: 1993, height: 1026 },
  /** From Mexico to the Philippines and Indonesia, from Poland to Chile. */
  emerging: { left: 370, top: 60, width: 1760, height: 966 },
  asia: { left: 1490, top: 105, width: 605, height: 590 },
};

/** Asian markets that an emerging-markets fund may hold. */
export const asianMarkets = 'BD CN HK ID IN KH KR LA LK MM MN MY NP PH PK SG TH TW VN'.split(' ');
