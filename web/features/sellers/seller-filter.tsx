import { Form } from 'react-router'
import { emirates } from '#contract/emirates.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Name and emirate, as a form that works without scripts. */
export function SellerFilter({ q, emirate }: { q: string; emirate: string }) {
  const { t } = useTranslation('sellers')
  return (
    <Form
      key={`${q} ${emirate}`}
      action="/stores"
      role="search"
      aria-label={t('filter.label')}
      className="seller-filter"
    >
      <div>
        <label htmlFor="seller-name">{t('filter.name')}</label>
        <input
          id="seller-name"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          className="control"
        />
      </div>
      <div>
        <label htmlFor="seller-emirate">{t('filter.emirate')}</label>
        <select id="seller-emirate" name="emirate" defaultValue={emirate} className="control">
          <option value="">{t('filter.anyEmirate')}</option>
          {emirates.map((name) => (
            <option key={name} value={name}>
              {t(`shell:emirates.${name}`)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-primary">
        <Icon name="search" />
        {t('filter.submit')}
      </button>
    </Form>
  )
}
