import { useEffect, useState } from 'react'
import { listingLengths } from '#contract/limits.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { ComboboxField } from '#web/ui/form/combobox-field.tsx'
import type { FieldBinding } from '#web/ui/form/form-state.ts'

const pauseMs = 200
const mostShown = 8

/** The brand of a part; those that are on offer already are suggested, in their spelling. */
export function BrandField(field: FieldBinding<string>) {
  const { t } = useTranslation('sell')
  const brands = useBrands(field.value.trim())
  return (
    <ComboboxField
      {...field}
      label={t('fields.partBrand')}
      listLabel={t('brands')}
      maxLength={listingLengths.partBrand}
      options={brands.map((name) => ({ key: name, label: name }))}
      onChoose={field.onChange}
      required
    />
  )
}

/** Brands that begin like this; none once it is written in full, and none where they can't be asked for. */
function useBrands(q: string): string[] {
  const { language } = usePage()
  const [brands, setBrands] = useState<string[]>([])
  useEffect(() => {
    if (q === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      browserApi(language, controller.signal)
        .call('getBrands', { q, limit: mostShown })
        .then(({ items }) => setBrands(items.map(({ name }) => name)))
        .catch(() => {})
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, language])
  const begins = (name: string) => name.toLowerCase().startsWith(q.toLowerCase())
  return q === '' ? [] : brands.filter((name) => begins(name) && name !== q)
}
