/** What real use can't do without; nothing is sent anywhere. */
export const realUse = {
  DEMO: 'off',
  PUBLIC_URL: 'https://ghiyar.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@ghiyar.example',
  CONTACT_TO: 'office@ghiyar.example',
  SMS_GATEWAY_URL: 'http://127.0.0.1:9',
}
