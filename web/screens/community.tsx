/** /community, and the groups below it: one file, since whoever opens one goes on to another. */

export { GroupInvitePage as Invite } from '#web/features/community/door/invite-page.tsx';
export { CommunityPage as Component } from '#web/features/community/front/community-page.tsx';
export { GroupPage as Group } from '#web/features/community/inside/group-page.tsx';
