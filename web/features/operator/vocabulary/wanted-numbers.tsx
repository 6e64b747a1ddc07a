import type { ReplyOf } from '#contract/api.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'

/** Part numbers that were searched and that nobody lists, with how often. */
export function WantedNumbers({ numbers }: Pick<ReplyOf<'getWantedParts'>, 'numbers'>) {
  const { t } = useTranslation('operator')
  return (
    <SheetSection id="numbers" title={t('vocabulary.numbers')}>
      <ul className="vocabulary-makes">
        {numbers.map(({ number, searches }) => (
          <li key={number} className="vocabulary-kind">
            <bdi dir="ltr" className="font-mono">
              {number.toUpperCase()}
            </bdi>
            <span className="text-sm text-soft">
              {t('vocabulary.searches', { count: searches, shown: countText(searches) })}
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
