import { Problem } from '../http/problem.ts';

/** Nobody is signed in where somebody has to be. */
export class NotSignedIn extends Problem {
  override readonly name = 'NotSignedIn';

  constructor() {
    super(401, 'Sign in first.');
  }
}

/** The identity provider does not renew this sign-in: it has ended. */
export class SignInEnded extends Problem {
  override readonly name = 'SignInEnded';
  /** `false` when there was nothing to renew with, so that only a new sign-in helps. */
  readonly refused: boolean;

  constructor(refused: boolean) {
    super(401, 'The sign-in has ended.');
    this.refused = refused;
  }
}
