import { Link, useLocation, useNavigate } from 'react-router'
import { longestEmail } from '#contract/limits.ts'
import { lookUpKinds, type LookUpKind } from '#contract/operator-roles.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { pageOf } from '#web/ui/pages.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { lookUpData } from '../operator-data.ts'
import { FoundRow } from './found-row.tsx'

type Query = { q: string; kind?: LookUpKind | undefined; page: number }

const hrefOf = ({ q, kind, page }: Query) =>
  `/operator/look-up?${new URLSearchParams({
    q,
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  })}`

/** One field for anything known of an order, person, company, part, document or payment, and what it finds. */
export function LookUpPage() {
  const { t } = useTranslation('operator')
  const params = new URLSearchParams(useLocation().search)
  const q = params.get('q')?.trim().slice(0, longestEmail) ?? ''
  const kind = lookUpKinds.find((each) => each === params.get('kind'))
  return (
    <>
      <LookUpForm key={q} q={q} />
      {q === '' ? (
        <p className="max-w-prose text-soft">{t('lookUp.text')}</p>
      ) : (
        <Results key={`${q} ${kind}`} query={{ q, kind, page: pageOf(params) ?? 1 }} />
      )}
    </>
  )
}

function LookUpForm({ q }: { q: string }) {
  const { t } = useTranslation('operator')
  const navigate = useNavigate()
  const { ref, field, submit } = useFormState({
    initial: { q },
    check: (values) => ({ q: values.q.trim() === '' ? t('lookUp.missing') : undefined }),
  })
  return (
    <form
      ref={ref}
      role="search"
      noValidate
      className="operator-form"
      onSubmit={submit(async (values) => navigate(hrefOf({ q: values.q.trim(), page: 1 })))}
    >
      <TextField
        {...field('q')}
        good={false}
        label={t('lookUp.field')}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestEmail}
        required
      />
      <button type="submit" className="button button-primary justify-self-start">
        {t('lookUp.find')}
      </button>
    </form>
  )
}

function Results({ query }: { query: Query }) {
  const { t } = useTranslation('operator')
  const { q, kind, page } = query
  const { data, failure, updating, reload } = useData(lookUpData(query))
  if (failure) return <LoadFailure message={failure} onRetry={reload} />
  if (!data) return <div aria-hidden="true" className="skeleton h-64" />
  return (
    <div aria-busy={updating} className="grid gap-4">
      <p role="status" className={data.groups.length > 0 ? 'sr-only' : 'text-soft'}>
        {data.groups.length > 0 ? t('lookUp.found') : t('lookUp.nothing')}
      </p>
      {kind && (
        <Link to={hrefOf({ q, page: 1 })} className="link justify-self-start">
          {t('lookUp.all')}
        </Link>
      )}
      {data.groups.map((group) => (
        <SheetSection
          key={group.kind}
          id={`found-${group.kind}`}
          title={t(`lookUp.kinds.${group.kind}`)}
        >
          <ul className="operator-rows">
            {group.items.map((item) => (
              <FoundRow key={item._id} item={item} />
            ))}
          </ul>
          {(group.more || (kind && page > 1)) && (
            <div className="operator-actions">
              {kind && page > 1 && (
                <Link to={hrefOf({ ...query, page: page - 1 })} className="button">
                  {t('lookUp.before')}
                </Link>
              )}
              {group.more && (
                <Link
                  to={hrefOf({ q, kind: group.kind, page: kind ? page + 1 : 1 })}
                  className="button"
                  aria-label={`${t('lookUp.more')}: ${t(`lookUp.kinds.${group.kind}`)}`}
                >
                  {t('lookUp.more')}
                </Link>
              )}
            </div>
          )}
        </SheetSection>
      ))}
    </div>
  )
}
