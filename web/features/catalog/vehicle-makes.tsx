import { useState } from 'react'
import { slugOf } from '#contract/part-number.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { leadingMakes } from '#web/shell/menu.ts'
import { usePage } from '#web/shell/page.tsx'
import { groupMakes } from './group-makes.ts'
import type { VehicleName } from './vehicle.ts'

/**
 * The makes given, and after `loadMore` all of them. `more` is what stands below them in the meantime,
 * for a list that is open already.
 */
export function useMoreMakes(given: VehicleName[], hasMore: boolean) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const [all, setAll] = useState<VehicleName[] | 'loading' | 'failed'>()

  function loadMore() {
    if (!hasMore || (all !== undefined && all !== 'failed')) return
    setAll('loading')
    browserApi(language)
      .call('getMakes', {})
      .then(({ items }) => setAll(items))
      .catch(() => setAll('failed'))
  }
  return {
    makes: Array.isArray(all) ? all : given,
    more:
      all === 'loading' ? t('vehicle.loading') : all === 'failed' ? t('vehicle.failed') : undefined,
    loadMore,
  }
}

/** The leading makes in their order, then the others by the alphabet of the page. */
export function MakeOptions({ makes }: { makes: VehicleName[] }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const { leading, others } = groupMakes(makes, leadingMakes, language)
  const list = (some: VehicleName[]) =>
    some.map(({ name, label }) => (
      <option key={name} value={slugOf(name)}>
        {label}
      </option>
    ))
  if (others.length === 0) return list(leading)
  return (
    <>
      <optgroup label={t('vehicle.popularMakes')}>{list(leading)}</optgroup>
      <optgroup label={t('vehicle.otherMakes')}>{list(others)}</optgroup>
    </>
  )
}
