import type { FactorAsked } from '#contract/second-factor.ts'

export type LoginMethod = 'email' | 'phone'

export type TypedCredentials = { email: string; phone: string; password: string }

/** How far the dialog is, and what was typed; going back loses nothing. */
export type LoginState = {
  /** "identify" and "renew" are the two steps of a forgotten password. */
  step: 'method' | 'credentials' | 'factor' | 'identify' | 'renew'
  method: LoginMethod | undefined
  typed: TypedCredentials
  /** The address or number that got a code, as the server was told. */
  sentTo: string
  /** What completes the login of an account with a second factor. */
  factor: FactorAsked | undefined
  /** A new password was just chosen. */
  renewed: boolean
  /** Counts up where the step has to show other values than those typed into it. */
  round: number
}

export type LoginMove =
  | { type: 'choose'; method: LoginMethod }
  | { type: 'go'; step: LoginState['step'] }
  | { type: 'type'; typed: Partial<TypedCredentials> }
  | { type: 'fill'; email: string; password: string }
  | { type: 'factor'; factor: FactorAsked }
  | { type: 'sent'; to: string }
  | { type: 'renew' }

/** The start of every login; `phone` is what a phone box holds before anything is typed. */
export const startOfLogin = (phone: string): LoginState => ({
  step: 'method',
  method: undefined,
  typed: { email: '', phone, password: '' },
  sentTo: '',
  factor: undefined,
  renewed: false,
  round: 0,
})

export function nextLogin(state: LoginState, move: LoginMove): LoginState {
  switch (move.type) {
    case 'choose':
      return { ...state, method: move.method }
    case 'go':
      return { ...state, step: move.step, renewed: false }
    case 'type':
      return { ...state, typed: { ...state.typed, ...move.typed } }
    case 'fill': {
      const { email, password } = move
      const typed = { ...state.typed, email, password }
      return { ...state, step: 'credentials', method: 'email', typed, round: state.round + 1 }
    }
    case 'factor':
      return { ...state, step: 'factor', factor: move.factor, renewed: false }
    case 'sent':
      return { ...state, step: 'renew', sentTo: move.to }
    case 'renew':
      return {
        ...state,
        step: 'credentials',
        typed: { ...state.typed, password: '' },
        renewed: true,
      }
  }
}
