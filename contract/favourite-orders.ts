export const favouriteOrders = ['latest', 'price', '-price', 'dropped'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]
