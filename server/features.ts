import { registerAccounts } from './accounts/accounts.feature.ts'
import { registerApplications } from './applications/applications.feature.ts'
import { registerCallbacks } from './callbacks/callbacks.feature.ts'
import { registerCatalog } from './catalog/catalog.feature.ts'
import { registerChat } from './chat/chat.feature.ts'
import { registerContent } from './content/content.feature.ts'
import { registerFavourites } from './favourites/favourites.feature.ts'
import { registerNotifications } from './notifications/notifications.feature.ts'
import { registerOperator } from './operator/operator.feature.ts'
import { registerOrders } from './orders/orders.feature.ts'
import { registerPayments } from './payments/payments.feature.ts'
import { registerReports } from './reports/reports.feature.ts'
import { Composition } from './platform/composition.ts'
import type { Feature, Platform } from './platform/feature.ts'
import { registerRules } from './rules/rules.feature.ts'
import { registerSellers } from './sellers/sellers.feature.ts'
import { registerSelling } from './selling/selling.feature.ts'
import { registerWebhooks } from './webhooks/webhooks.feature.ts'

/**
 * Adds what every feature contributes to `features`, in the order of docs/architecture.md: each is given
 * the services of those before it. Returns the services.
 */
export const registerFeatures = (platform: Platform, features: Feature[]) =>
  new Composition<object>(Promise.resolve(platform), features)
    .add(registerAccounts)
    .add(registerRules)
    .add(registerSellers)
    .add(registerCatalog)
    .add(registerContent)
    .add(registerNotifications)
    .add(registerApplications)
    .add(registerSelling)
    .add(registerFavourites)
    .add(registerCallbacks)
    .add(registerChat)
    .add(registerReports)
    .add(registerWebhooks)
    .add(registerOrders)
    .add(registerPayments)
    .add(registerOperator)
    .services()
