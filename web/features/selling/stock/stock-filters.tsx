import { stockOrders } from '#contract/listing-status.ts'
import type { Named } from '#contract/listing.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import type { StockNavigation } from './use-stock-navigation.ts'

type StockFiltersProps = {
  navigation: StockNavigation
  categories: readonly Named[]
  makes: readonly Named[]
}

/** Category, make and order. Each choice is an address. */
export function StockFilters({ navigation, categories, makes }: StockFiltersProps) {
  const { t } = useTranslation('stock')
  const { query, go } = navigation
  return (
    <>
      <Choice
        label={t('filters.category')}
        value={query.category}
        onChange={(category) => go({ category })}
        options={[
          { value: '', label: t('filters.anyCategory') },
          ...optionsOf(categories, query.category),
        ]}
      />
      <Choice
        label={t('filters.make')}
        value={query.make}
        onChange={(make) => go({ make })}
        options={[{ value: '', label: t('filters.anyMake') }, ...optionsOf(makes, query.make)]}
      />
      <Choice
        label={t('filters.sort')}
        value={query.sort}
        onChange={(sort) => go({ sort: stockOrders.find((order) => order === sort) ?? 'newest' })}
        options={stockOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
      />
    </>
  )
}

type Option = { value: string; label: string }

/** What is chosen stays in the list, also where nothing of it is left. */
function optionsOf(named: readonly Named[], chosen: string): Option[] {
  const options = named.map(({ name, label }) => ({ value: name, label }))
  const known = chosen === '' || options.some(({ value }) => value === chosen)
  return known ? options : [...options, { value: chosen, label: chosen }]
}

type ChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
}

function Choice({ label, value, onChange, options }: ChoiceProps) {
  return (
    <label className="stock-choice">
      <span>{label}</span>
      <select className="control" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
