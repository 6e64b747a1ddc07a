import type { Signer } from '../platform/signing-key.ts'

/** What a link is about. With another version, links that were given away no longer count. */
type Linked = { id: string; version: string | number }

const idInToken = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./

/** The tokens of links that work without an account: an id, signed with its version. Nothing is stored of them. */
export function linkTokens(signer: Signer, purpose: string) {
  const signed = ({ id, version }: Linked) => `${id} ${version}`
  return {
    tokenOf: (linked: Linked): string => `${linked.id}.${signer.sign(purpose, signed(linked))}`,

    /** The id that a token names; undefined for one that can't be a token. */
    idOf: (token: string): string | undefined => idInToken.exec(token)?.[1],

    isTokenOf: (token: string, linked: Linked): boolean =>
      signer.isSigned(purpose, signed(linked), token.slice(linked.id.length + 1)),
  }
}
