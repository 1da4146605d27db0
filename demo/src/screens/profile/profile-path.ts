/** The address of the demo's profile; with `?contact=` of the contact of that id. */
export const profilePath = '/page-layouts/user-profile';
