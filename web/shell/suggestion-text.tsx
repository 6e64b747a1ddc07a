import type { DecodedVehicle } from '#contract/vehicles.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { usePage } from './page.tsx'
import { highlightedWords, type Suggestion } from './suggestion-groups.ts'
import { continentText, countryText, either, vehicleName, yearsOrText } from './vehicle-words.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'

type SuggestionTextProps = { suggestion: Suggestion; typed: string }

/** The text of one row: the suggestion, a secondary text, and the count at the end. */
export function SuggestionText({ suggestion, typed }: SuggestionTextProps) {
  switch (suggestion.kind) {
    case 'recent':
      return (
        <span className="suggest-text">
          <bdi>{suggestion.search}</bdi>
        </span>
      )
    case 'vehicle':
      return <VehicleText vehicle={suggestion.vehicle} />
    case 'number':
      return (
        <span className="suggest-text">
          <span className="suggest-number">
            <bdi dir="ltr" className="font-mono">
              {suggestion.sku}
            </bdi>
            <bdi className="suggest-brand">{suggestion.brand}</bdi>
          </span>{' '}
          <span className="suggest-quiet">
            <bdi>
              <MixedText text={suggestion.name} />
            </bdi>
          </span>
        </span>
      )
    case 'part':
    case 'category':
    case 'make': {
      const { search, label, count } = suggestion
      return (
        <>
          <span className="suggest-text">
            <HighlightedText text={search ?? label ?? ''} typed={typed} />{' '}
            {search && label && (
              <span className="suggest-quiet">
                <bdi>{label}</bdi>
              </span>
            )}
          </span>
          <Count of={count} />
        </>
      )
    }
  }
}

function HighlightedText({ text, typed }: { text: string; typed: string }) {
  return (
    <bdi>
      {highlightedWords(text, typed).map((word, index) =>
        word.hit ? <b key={index}>{word.text}</b> : word.text,
      )}
    </bdi>
  )
}

function Count({ of }: { of: number }) {
  const { t } = useTranslation()
  return <span className="suggest-count">{t('catalog:browse.offers', { count: of })}</span>
}

/** "Toyota Land Cruiser Prado", "2015 or 2016 · Japan"; the missing choices as a sentence. */
function VehicleText({ vehicle }: { vehicle: DecodedVehicle }) {
  const { t } = useTranslation()
  const { language } = usePage()
  const { vin, make, model, models, region } = vehicle
  const name = make && vehicleName(make.label, model?.label)
  const years = vehicle.year ? [vehicle.year] : (vehicle.years ?? [])
  const facts = [
    yearsOrText(years, language),
    continentText(countryText(region, language), t),
  ].filter(Boolean)
  const note = !make
    ? t('search.vin.unknown')
    : !make._id
      ? t('search.vin.notSold')
      : model
        ? undefined
        : models
          ? t('search.vin.models', {
              models: either(
                models.slice(0, 3).map(({ label }) => label),
                language,
              ),
            })
          : t('search.vin.model')
  return (
    <>
      <span className="suggest-text">
        {name ? (
          <b>{name}</b>
        ) : (
          <bdi dir="ltr" className="font-mono">
            {vin}
          </bdi>
        )}{' '}
        <span className="suggest-quiet">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
        {note && <span className="suggest-note">{note}</span>}
      </span>
      {!note && (
        <span className="suggest-go">
          {t('search.vin.fits')}
          <Icon name="arrow" className="turns" />
        </span>
      )}
    </>
  )
}
