import { Problem } from '../http/problem.ts';

/** Nobody is signed in, although the request requires it. */
export class NotSignedIn extends Problem {
  override readonly name = 'NotSignedIn';

  constructor() {
    super(401, 'Sign in first.');
  }
}

/** The sign-in has ended: it cannot be renewed. */
export class SignInEnded extends Problem {
  override readonly name = 'SignInEnded';
  /** Whether a renewal was refused; `false` if there was no refresh token. */
  readonly refused: boolean;

  constructor(refused: boolean) {
    super(401, 'The sign-in has ended.');
    this.refused = refused;
  }
}
