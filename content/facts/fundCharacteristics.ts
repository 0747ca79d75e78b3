/**
 * Texts that the prospectus of a fund may have, in the order of the page. The content takes each in `characteristics`; field of the contract and of the
 * site's query follow by `npm run generate:types`; the page shows it under its name in `characteristic` of the dictionaries.
 */
export const fundCharacteristics = {
  administrator: { meaning: 'the administrator' },
  custodian: { meaning: 'the depositary' },
  auditor: { meaning: 'the auditor' },
  legalStatus: { meaning: 'the legal form', templates: { EPT: ['04070'] } },
  resultAllocation: { meaning: 'whether income is accumulated or distributed' },
  managementTypology: { meaning: 'whether management is active' },
  subscriptionTerms: { meaning: 'the terms of subscriptions' },
  amfClassification: { meaning: 'the classification of the AMF' },
  assetClass: { meaning: 'the asset class' },
};

export type CharacteristicCode = keyof typeof fundCharacteristics;

export const characteristicCodes = Object.keys(fundCharacteristics).filter(
  (name): name is CharacteristicCode => Object.hasOwn(fundCharacteristics, name),
);

export function eachCharacteristic<Value>(
  valueOf: (code: CharacteristicCode) => Value,
): Record<CharacteristicCode, Value> {
  const entries = characteristicCodes.map((code) => [code, valueOf(code)] as const);
  // Each code has its entry.
  return Object.fromEntries(entries) as Record<CharacteristicCode, Value>;
}
