import { latinRuns } from './latin-runs.ts'

/** A text that people wrote, in which numbers keep their order also where it is Arabic. */
export const MixedText = ({ text }: { text: string }) =>
  latinRuns(text).map(({ text, isLatin }, place) =>
    isLatin ? (
      <bdi key={place} dir="ltr">
        {text}
      </bdi>
    ) : (
      text
    ),
  )
