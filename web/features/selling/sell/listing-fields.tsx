import { crossNumberColumns, crossNumberKinds } from '#contract/cross-numbers.ts'
import { listingLengths, longestCrossNumbers, mostPictures } from '#contract/limits.ts'
import { choiceNames } from '#contract/listing-choices.ts'
import { pictureBytes } from '#contract/listing-status.ts'
import type { Proposal } from '#contract/selling.ts'
import { useChoiceTexts } from '#web/shell/choice-texts.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { PictureListField } from '#web/ui/form/picture-list-field.tsx'
import { RichTextLate } from '#web/ui/form/rich-text-late.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { BrandField } from './brand-field.tsx'
import { usePictureTexts, useRichTextTexts } from './field-texts.ts'
import { FitmentField } from './fitment/fitment-field.tsx'
import { OwnListingNote } from './proposal/own-listing-note.tsx'
import { ProposalStrip } from './proposal/proposal-strip.tsx'
import { SellSection } from './sell-section.tsx'
import { priceShape, quantityShape } from './sell-values.ts'
import type { useListingForm } from './use-listing-form.ts'
import type { Reference } from './use-reference.ts'

type ListingFieldsProps = Pick<
  ReturnType<typeof useListingForm>,
  'form' | 'proposal' | 'mine' | 'sent'
> & { reference: Reference }

/** The fields of each section without which nothing is listed. */
const sections = {
  part: ['partSKU', 'partBrand', 'partName', 'category'],
  price: ['price', 'quantity'],
  cars: ['fits'],
  pictures: ['pictures'],
  texts: ['shortDescription', 'description'],
} as const

/** All fields of a listing, the number first: it may fill the others. */
export function ListingFields({ form, proposal, mine, sent, reference }: ListingFieldsProps) {
  const { t } = useTranslation('sell')
  const { field, values, set } = form
  const section = (name: keyof typeof sections) => ({
    anchor: name === 'cars' ? 'fits' : name,
    title: t(`sections.${name}`),
    needed: sections[name].length,
    filled: sections[name].filter((field) => !form.problems[field]).length,
  })
  return (
    <>
      <SellSection {...section('part')}>
        <TextField
          {...field('partSKU')}
          className="sku-field"
          label={t('fields.partSKU')}
          hint={t('hints.partSKU')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={listingLengths.partSKU}
          required
        />
        <BrandField {...field('partBrand')} />
        {mine && <OwnListingNote mine={mine} />}
        <TextField
          {...field('partName')}
          label={t('fields.partName')}
          hint={t('hints.partName')}
          dir="auto"
          maxLength={listingLengths.partName}
          required
        />
        <TextField
          {...field('partNameAr')}
          label={t('fields.partNameAr')}
          hint={t('hints.partNameAr')}
          optional={t('optional')}
          dir="rtl"
          maxLength={listingLengths.partNameAr}
        />
        <ProposalStrip {...{ proposal, values }} onFill={set} />
        <CategoryFields {...{ form, reference }} />
        <ChoiceFields form={form} />
        <CrossNumberFields form={form} />
      </SellSection>

      <SellSection {...section('price')}>
        <NumberField
          {...field('price')}
          label={t('fields.price')}
          hint={proposal && proposal.minPrice !== null && <OthersAsk {...proposal} />}
          unit="AED"
          shape={priceShape}
          required
        />
        <NumberField
          {...field('quantity')}
          label={t('fields.quantity')}
          shape={quantityShape}
          required
        />
      </SellSection>

      <SellSection {...section('cars')}>
        <FitmentField fits={field('fits')} universal={field('universal')} makes={reference.makes} />
      </SellSection>

      <SellSection {...section('pictures')}>
        <Pictures {...{ form, sent }} />
      </SellSection>

      <SellSection {...section('texts')}>
        <TextField
          {...field('shortDescription')}
          className="form-wide"
          label={t('fields.shortDescription')}
          hint={t('hints.shortDescription')}
          dir="auto"
          maxLength={listingLengths.shortDescription}
          required
        />
        <RichTextLate
          {...field('description')}
          className="form-wide"
          label={t('fields.description')}
          hint={t('hints.description')}
          maxLength={listingLengths.description}
          texts={useRichTextTexts()}
          retry={t('shell:retry')}
        />
      </SellSection>
    </>
  )
}

function CategoryFields({ form, reference }: Pick<ListingFieldsProps, 'form' | 'reference'>) {
  const { t } = useTranslation('sell')
  const { field, values, set } = form
  const { categories } = reference
  const chosen = categories.find(({ name }) => name === values.category)
  const options = (items: { name: string; label: string }[]) =>
    items.map(({ name, label }) => ({ value: name, label }))
  return (
    <>
      <SelectField
        {...field('category')}
        label={t('fields.category')}
        placeholder={t('choose')}
        options={options(categories)}
        onChange={(category) => set({ category, subCategory: '' })}
        required
      />
      {chosen && chosen.subCategories.length > 0 ? (
        <SelectField
          {...field('subCategory')}
          label={t('fields.subCategory')}
          placeholder={t('choose')}
          options={options(chosen.subCategories)}
          optional={t('optional')}
        />
      ) : (
        <span />
      )}
    </>
  )
}

function ChoiceFields({ form }: Pick<ListingFieldsProps, 'form'>) {
  const { t } = useTranslation('sell')
  const texts = useChoiceTexts()
  return choiceNames.map((name) => (
    <SelectField
      key={name}
      {...form.field(name)}
      label={texts.label(name)}
      placeholder={t('choose')}
      options={texts.options(name)}
      optional={t('optional')}
    />
  ))
}

/** A box for each kind of other number; several in one are separated as in a list. */
function CrossNumberFields({ form }: Pick<ListingFieldsProps, 'form'>) {
  const { t } = useTranslation('sell')
  return crossNumberKinds.map((kind) => {
    const name = crossNumberColumns[kind]
    return (
      <TextField
        key={name}
        {...form.field(name)}
        className="cross-numbers-field"
        label={t(`fields.${name}`)}
        hint={t(`hints.${name}`)}
        optional={t('optional')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestCrossNumbers}
      />
    )
  })
}

function Pictures({ form, sent }: Pick<ListingFieldsProps, 'form' | 'sent'>) {
  const { t } = useTranslation('sell')
  const { field, values } = form
  const texts = usePictureTexts()
  return (
    <PictureListField
      {...field('pictures')}
      className="form-wide"
      label={t('fields.pictures', { most: mostPictures })}
      hint={t('hints.pictures', { megabytes: pictureBytes / 1024 / 1024 })}
      most={mostPictures}
      maxBytes={pictureBytes}
      alt={[values.partName, values.partSKU].filter(Boolean).join(', ') || t('preview.name')}
      texts={texts}
      sent={sent}
      disabled={sent !== undefined}
    />
  )
}

/** What others ask for the same number. */
function OthersAsk({ minPrice, maxPrice }: Pick<Proposal, 'minPrice' | 'maxPrice'>) {
  const { t } = useTranslation('sell')
  const [least, most] = [amountText(minPrice ?? 0), amountText(maxPrice ?? 0)]
  const span = least === most ? least : `${least} – ${most}`
  return (
    <>
      {t('price.others')} <bdi dir="ltr">AED {span}</bdi>
    </>
  )
}
