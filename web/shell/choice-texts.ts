import { listingChoices, type ChoiceValue, type ListingChoice } from '#contract/listing-choices.ts'
import { useTranslation } from './i18n.ts'

/** The texts of what sellers choose of a listing: its label, and its values. */
export function useChoiceTexts() {
  const { t } = useTranslation('catalog')
  const value = (name: ListingChoice, chosen: ChoiceValue) => t(`choices.${name}.${chosen}`)
  return {
    label: (name: ListingChoice) => t(`choices.${name}.label`),
    value,
    options: (name: ListingChoice) =>
      listingChoices[name].map((chosen) => ({ value: chosen, label: value(name, chosen) })),
  }
}
