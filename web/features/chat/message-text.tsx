import { piecesOf } from './message-pieces.ts'

type MessageTextProps = {
  text: string
  /** Renders web addresses as links; not inside another link. */
  links?: boolean
}

/** A message with its numbers in left-to-right order; a link shows its own address. */
export function MessageText({ text, links = false }: MessageTextProps) {
  return piecesOf(text).map((piece, at) => {
    if (piece.kind === 'text') return piece.text
    // The order of the pieces never changes.
    /* oxlint-disable react/no-array-index-key */
    return piece.kind === 'link' && links ? (
      <a key={at} href={piece.text} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
        {piece.text}
      </a>
    ) : (
      <bdi key={at} dir="ltr">
        {piece.text}
      </bdi>
    )
    /* oxlint-enable react/no-array-index-key */
  })
}
