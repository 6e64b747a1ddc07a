import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { Fils } from '#contract/money.ts'
import type { CardPaymentState } from '#contract/order-status.ts'
import { html, Html } from '../http/html.ts'

type DemoCardPage = {
  state: CardPaymentState
  number: string
  amountFils: Fils
  returnUrl: string
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { background: light-dark(#fff, #15191a); color: light-dark(#1b1f20, #eceff0) }
a { color: light-dark(#0f766e, #5eead4) }
main { max-inline-size: 26rem; margin: 2rem auto; padding-inline: 1rem }
h1 { font-size: 1.375rem }
.notice { border: 2px dashed #b45309; border-radius: 6px; padding: .75rem 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; font-size: 1.125rem }
dd { margin: 0; font-weight: 600; text-align: end }
form { display: grid; gap: .75rem; margin-block: 1.5rem 1rem }
button { font: inherit; font-weight: 600; min-block-size: 48px; border-radius: 6px; border: 1px solid light-dark(#0f766e, #5eead4); background: transparent; color: inherit; cursor: pointer }
button[name=pay] { background: #0f766e; color: #fff }
:focus-visible { outline: 3px solid #eab308; outline-offset: 2px }`

const styleHash = createHash('sha256').update(style).digest('base64')
// Whole, because its content must be what the policy has the hash of.
const styleElement = new Html(`<style>${style}</style>`)

export const demoCardPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

type Texts = Record<
  'title' | 'notice' | 'order' | 'amount' | 'pay' | 'decline' | 'back' | 'ended',
  string
>

const texts: Record<Language, Texts> = {
  en: {
    title: 'Trial payment by card',
    notice:
      'This page belongs to the demonstration. No money moves, and no card is asked for: choose how the payment should end.',
    order: 'Order',
    amount: 'Amount',
    pay: 'Pay',
    decline: 'Have the card declined',
    back: 'Back to the order',
    ended: 'This payment has ended.',
  },
  ar: {
    title: 'دفع تجريبي بالبطاقة',
    notice:
      'هذه الصفحة جزء من النسخة التجريبية. لا تُحوَّل أي أموال ولا تُطلب أي بطاقة: اختر كيف تنتهي عملية الدفع.',
    order: 'الطلب',
    amount: 'المبلغ',
    pay: 'ادفع',
    decline: 'جرّب رفض البطاقة',
    back: 'العودة إلى الطلب',
    ended: 'انتهت عملية الدفع هذه.',
  },
  fr: {
    title: 'Paiement d’essai par carte',
    notice:
      'Cette page fait partie de la démonstration. Aucun argent ne circule et aucune carte n’est demandée : choisissez comment le paiement se termine.',
    order: 'Commande',
    amount: 'Montant',
    pay: 'Payer',
    decline: 'Faire refuser la carte',
    back: 'Retour à la commande',
    ended: 'Ce paiement est terminé.',
  },
  zh: {
    title: '模拟刷卡付款',
    notice: '此页面属于演示站点，不会产生任何资金往来，也不需要银行卡：请选择付款的结果。',
    order: '订单',
    amount: '金额',
    pay: '付款',
    decline: '模拟刷卡被拒',
    back: '返回订单',
    ended: '此付款已结束。',
  },
}

const dirhams = new Intl.NumberFormat('en', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
})

/** The page on which the demonstration takes a payment; it works without scripts. */
export function demoCardPage(page: DemoCardPage, language: Language): string {
  const text = texts[language]
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${text.title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${text.title}</h1>
          <p class="notice">${text.notice}</p>
          ${payment(page, text)}
        </main>
      </body>
    </html>`.text
}

const payment = ({ state, number, amountFils, returnUrl }: DemoCardPage, text: Texts): Html =>
  html`<dl>
      <dt>${text.order}</dt>
      <dd><bdi dir="ltr">${number}</bdi></dd>
      <dt>${text.amount}</dt>
      <dd><bdi dir="ltr">AED ${dirhams.format(amountFils / 100)}</bdi></dd>
    </dl>
    ${
      state === 'open'
        ? html`<form method="post">
            <button name="pay" value="1">${text.pay}</button>
            <button name="decline" value="1">${text.decline}</button>
          </form>`
        : html`<p>${text.ended}</p>`
    }
    <p><a href="${returnUrl}">${text.back}</a></p>`
