import type { NavRefusal } from '../../../api';

/** Why a file is not read, and where it has to be corrected; or what has to be answered first. */
export class NavFileRefusal extends Error {
  constructor(readonly refusal: NavRefusal) {
    super(refusal.reason);
  }
}
