import { findMembers } from '../../members/find.ts';
import { office } from '../../pipeline/handle.ts';

export default office('members/find', ({ request, db }) => findMembers(db, request.text));
