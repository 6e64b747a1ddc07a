import { index, route, type RouteConfig } from '@react-router/dev/routes'

const browse = 'routes/catalog/browse.tsx'
const part = 'routes/catalog/part.tsx'
const seller = 'routes/sellers/seller.tsx'

export default [
  index('routes/home.tsx'),

  route('all-listings', browse, { id: 'browse-all' }),
  route('spare-parts/*', browse, { id: 'browse-category' }),
  route('car-parts/:make', browse, { id: 'browse-make' }),
  route('buy-spare-parts', browse, { id: 'browse-buy' }),
  route('spare-part-details/:slug', part, { id: 'part' }),
  route('buy-spare-parts/:slug', part, { id: 'part-from-title' }),

  route('stores', 'routes/sellers/stores.tsx'),
  route('seller-details/:id', seller, { id: 'seller' }),
  route('seller-listings/:id', seller, { id: 'seller-listings' }),

  route('news', 'routes/content/news.tsx'),
  route('news-details/:id', 'routes/content/article.tsx'),

  route('register', 'routes/accounts/register.tsx'),
  route('register/verify-email', 'routes/accounts/verify-email.tsx'),
  route('register/verify-phone', 'routes/accounts/verify-phone.tsx'),
  route('register/password', 'routes/accounts/password.tsx'),
  route('register/buyer', 'routes/accounts/register-buyer.tsx'),
  route('register/seller', 'routes/accounts/register-seller.tsx'),
  route('thankyou', 'routes/accounts/thankyou.tsx'),
  route('sell-your-parts', 'routes/accounts/sell-your-parts.tsx'),
  route('dev/outbox', 'routes/accounts/outbox.tsx'),

  route('my-profile', 'routes/accounts/my-profile.tsx'),
  route('settings', 'routes/accounts/settings.tsx'),

  // "/buy-spare-partstoyota": a parameter can't start inside a segment, so the page checks it.
  // Any other single segment is not found. ("/news-details7" is redirected before it gets here.)
  route(':slug', browse, { id: 'browse-buy-make' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
