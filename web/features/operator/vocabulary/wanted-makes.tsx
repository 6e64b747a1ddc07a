import type { ReplyOf } from '#contract/api.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'

/** Wanted parts by the make of the car and the kind of part, those with most searches first. */
export function WantedMakes({ makes }: Pick<ReplyOf<'getWantedParts'>, 'makes'>) {
  const { t } = useTranslation('operator')
  return (
    <SheetSection id="makes" title={t('vocabulary.byMake')}>
      <ul className="vocabulary-makes">
        {makes.map(({ make, searches, kinds }) => (
          <li key={make ?? ''}>
            <p className="operator-row-head">
              <bdi className="font-semibold">{make ?? t('vocabulary.noMake')}</bdi>
              <span className="text-sm text-soft">
                {t('vocabulary.searches', { count: searches, shown: countText(searches) })}
              </span>
            </p>
            <ul>
              {kinds.map((kind) => (
                <li key={kind.part} className="vocabulary-kind">
                  <bdi>{kind.part}</bdi>
                  <bdi dir="ltr">{countText(kind.searches)}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
