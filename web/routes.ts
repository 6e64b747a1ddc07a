import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const browse = 'routes/catalog/browse.tsx'
const part = 'routes/catalog/part.tsx'
const seller = 'routes/sellers/seller.tsx'
const questions = 'routes/content/questions.tsx'
const fixedPages = [
  ...['how-it-works', 'about-us', 'become-buyer', 'become-seller', 'buy-parts'],
  ...['terms', 'privacy', 'help'],
]
const stock = 'routes/selling/my-listing.tsx'

export default [
  index('routes/home.tsx'),

  route('all-listings', browse, { id: 'browse-all' }),
  route('spare-parts/*', browse, { id: 'browse-category' }),
  route('car-parts/:make', browse, { id: 'browse-make' }),
  route('buy-spare-parts', browse, { id: 'browse-buy' }),
  route('spare-part-details/:slug', part, { id: 'part' }),
  route('buy-spare-parts/:slug', part, { id: 'part-from-title' }),
  route('listing-details/:info', 'routes/catalog/car.tsx'),

  route('stores', 'routes/sellers/stores.tsx'),
  route('seller-details/:id', seller, { id: 'seller' }),
  route('seller-listings/:id', seller, { id: 'seller-listings' }),

  route('news', 'routes/content/news.tsx'),
  route('news-details/:id', 'routes/content/article.tsx'),

  ...fixedPages.map((id) => route(id, 'routes/content/page.tsx', { id })),
  route('faq', questions, { id: 'faq' }),
  route('faqs', questions, { id: 'faqs' }),
  route('contact', 'routes/content/contact.tsx'),
  route('report', 'routes/content/report.tsx'),
  route('newsletter/confirm', 'routes/content/confirm-newsletter.tsx'),
  route('newsletter/unsubscribe', 'routes/content/leave-newsletter.tsx'),

  route('register', 'routes/accounts/register.tsx'),
  route('register/verify-email', 'routes/accounts/verify-email.tsx'),
  route('register/verify-phone', 'routes/accounts/verify-phone.tsx'),
  route('register/password', 'routes/accounts/password.tsx'),
  route('register/buyer', 'routes/accounts/register-buyer.tsx'),
  route('register/seller', 'routes/accounts/register-seller.tsx'),
  route('thankyou', 'routes/accounts/thankyou.tsx'),
  route('dev/outbox', 'routes/accounts/outbox.tsx'),

  // Beside these is the account navigation.
  layout('routes/accounts/account-pages.tsx', { id: 'account-pages' }, [
    route('my-profile', 'routes/accounts/my-profile.tsx'),
    route('settings', 'routes/accounts/settings.tsx'),
    route('notifications', 'routes/notifications/notifications.tsx'),

    route('sell-your-parts', 'routes/selling/sell-your-parts.tsx'),
    route('my-listing', stock, { id: 'my-listing' }),
    route('all-listing', stock, { id: 'all-listing' }),
    route('my-listing/edit/:id', 'routes/selling/edit-listing.tsx'),
    route('my-listing/import', 'routes/selling/import.tsx'),
    route('dashboard', 'routes/selling/dashboard.tsx'),

    route('orders', 'routes/orders/orders.tsx'),
    route('orders/:id', 'routes/orders/order.tsx'),
    route('orders/sales/:id', 'routes/orders/sale.tsx'),
    route('deliveries', 'routes/orders/deliveries.tsx'),
    route('deliveries/settings', 'routes/orders/delivery-settings.tsx'),
    route('returns', 'routes/orders/returns.tsx'),
    route('payments', 'routes/payments/payments.tsx'),

    route('my-favorites', 'routes/favourites/my-favorites.tsx'),
    route('my-callbacks', 'routes/callbacks/my-callbacks.tsx'),
    route('chats', 'routes/chat/chats.tsx', { id: 'chats' }),
    route('chats/:room', 'routes/chat/chats.tsx', { id: 'chat' }),
    route('discussion', 'routes/chat/conversations-by-listing.tsx', { id: 'discussion' }),
    route('discussion/:room', 'routes/chat/conversations-by-listing.tsx', {
      id: 'discussion-room',
    }),
  ]),

  // One route: every public page lists the files of all.
  route('operator/*', 'routes/operator/operator.tsx'),

  route('driver', 'routes/orders/driver.tsx'),
  route('shared-cart', 'routes/orders/shared-cart.tsx'),
  layout('routes/orders/unscripted-cart.tsx', { id: 'unscripted-cart' }, [
    route('cart', 'routes/orders/cart.tsx'),
  ]),
  route('checkout', 'routes/orders/checkout.tsx'),
  route('unsubscribe', 'routes/notifications/unsubscribe.tsx'),

  // "/buy-spare-partstoyota": a parameter can't start inside a segment, so the page checks it. Any
  // other single segment is not found. ("/news-details7" is redirected earlier.)
  route(':slug', browse, { id: 'browse-buy-make' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
