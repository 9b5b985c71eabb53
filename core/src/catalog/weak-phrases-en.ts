/**
 * phrase ; how it goes on (noun, infinitive, gerund, clause) ; own or shared ; verbs that may stand in its place.
 * The heading is the tense of the phrase. After a shared action only verbs of taking part are true.
 */
export const englishWeakPhrases = `
[untensed]
Responsible for ; noun, gerund ; own ; manage, coordinate, supervise
Solely responsible for ; noun, gerund ; own ; manage, direct
Jointly responsible for ; noun, gerund ; shared ; collaborate, take-part
Partly responsible for ; noun, gerund ; shared ; collaborate, contribute
Responsibility for ; noun, gerund ; own ; manage, supervise
Responsibilities include ; noun, gerund ; own ; manage, carry-out
Responsibilities included ; noun, gerund ; own ; manage, carry-out
Key responsibilities included ; noun, gerund ; own ; manage, carry-out
Main responsibilities were ; noun, gerund ; own ; manage, carry-out
Day-to-day responsibilities included ; noun, gerund ; own ; carry-out, manage
Duties include ; noun, gerund ; own ; carry-out, perform-duties
Duties included ; noun, gerund ; own ; carry-out, perform-duties
Main duties included ; noun, gerund ; own ; carry-out, perform-duties
Duties involved ; noun, gerund ; own ; carry-out, perform-duties
Tasks included ; noun, gerund ; own ; carry-out, undertake
Daily tasks included ; noun, gerund ; own ; carry-out, undertake
Role included ; noun, gerund ; own ; carry-out, perform-duties
Role involved ; noun, gerund ; own ; carry-out, perform-duties
Job involved ; noun, gerund ; own ; carry-out, perform-duties
Accountable for ; noun, gerund ; own ; manage, direct
In charge of ; noun, gerund ; own ; manage, supervise
Charged with ; noun, gerund ; own ; manage, carry-out
Tasked with ; noun, gerund ; own ; carry-out, manage
Entrusted with ; noun, gerund ; own ; manage, carry-out
Assigned to ; infinitive ; own ; carry-out
Involved in ; noun, gerund ; shared ; collaborate, contribute, take-part
Involved with ; noun ; shared ; collaborate, contribute
Actively involved in ; noun, gerund ; shared ; collaborate, take-part
Heavily involved in ; noun, gerund ; shared ; collaborate, contribute
Closely involved in ; noun, gerund ; shared ; collaborate, contribute
Instrumental in ; noun, gerund ; shared ; collaborate, contribute
Participation in ; noun ; shared ; take-part, collaborate
Active participation in ; noun ; shared ; take-part, collaborate
Member of ; noun ; shared ; contribute
Part of ; noun ; shared ; contribute
Part of the team responsible for ; noun, gerund ; shared ; collaborate, contribute
Help with ; noun, gerund ; shared ; contribute, support
Helping to ; infinitive ; shared ; contribute, support
Helping with ; noun, gerund ; shared ; collaborate, support
Assisting with ; noun, gerund ; shared ; contribute, support, assist
Assistance with ; noun ; shared ; support, assist
Support with ; noun ; shared ; support, assist
Working on ; noun ; shared ; contribute, collaborate
Working as part of a team to ; infinitive ; shared ; collaborate, contribute
Dealing with ; noun ; own ; handle, serve, resolve
Handling of ; noun ; own ; handle, process
Exposure to ; noun ; shared ; gain
Dedicated to ; noun, gerund ; own ; carry-out, undertake
Liaison with ; noun ; own ; liaise
Point of contact for ; noun ; own ; serve, liaise, answer
First point of contact for ; noun ; own ; serve, liaise, answer
[present]
I am responsible for ; noun, gerund ; own ; manage, coordinate, supervise
I'm responsible for ; noun, gerund ; own ; manage, coordinate, supervise
I am in charge of ; noun, gerund ; own ; manage, supervise
I'm in charge of ; noun, gerund ; own ; manage, supervise
I am tasked with ; noun, gerund ; own ; carry-out, manage
I am involved in ; noun, gerund ; shared ; collaborate, take-part
I am part of ; noun ; shared ; contribute
I am working on ; noun ; shared ; contribute, collaborate
I work closely with ; noun ; shared ; collaborate-with, liaise
I work alongside ; noun ; shared ; collaborate-with
I work on ; noun ; shared ; contribute, collaborate
I help to ; infinitive ; shared ; contribute, support
I help with ; noun, gerund ; shared ; contribute, support
I help ; noun ; shared ; support, assist
I assist with ; noun, gerund ; shared ; contribute, support, assist
I assist in ; noun, gerund ; shared ; collaborate, support
I deal with ; noun ; own ; handle, serve, resolve
I take care of ; noun, gerund ; own ; manage, handle
I make sure that ; clause ; own ; ensure
I look after ; noun ; own ; care, manage
I participate in ; noun, gerund ; shared ; collaborate, take-part
I provide support to ; noun ; shared ; support, assist
My duties are ; noun, infinitive, gerund ; own ; carry-out, perform-duties
My duties include ; noun, gerund ; own ; carry-out, perform-duties
My responsibilities include ; noun, gerund ; own ; manage, carry-out
My role is ; noun, infinitive ; own ; carry-out, perform-duties
My role involves ; noun, gerund ; own ; carry-out, perform-duties
My job is ; noun, infinitive ; own ; carry-out, undertake
My job consists of ; noun, gerund ; own ; carry-out, undertake
[past]
I was responsible for ; noun, gerund ; own ; manage, coordinate, supervise
Was responsible for ; noun, gerund ; own ; manage, coordinate, supervise
I was in charge of ; noun, gerund ; own ; manage, supervise
Was in charge of ; noun, gerund ; own ; manage, supervise
I was tasked with ; noun, gerund ; own ; carry-out, manage
Was tasked with ; noun, gerund ; own ; carry-out, manage
I was assigned to ; infinitive ; own ; carry-out
Was given the task of ; gerund ; own ; carry-out
Was given responsibility for ; noun, gerund ; own ; manage, supervise
Had responsibility for ; noun, gerund ; own ; manage, supervise
Had to ; infinitive ; own ; carry-out
I had to ; infinitive ; own ; carry-out
Used to ; infinitive ; own ; carry-out
I used to ; infinitive ; own ; carry-out
Was able to ; infinitive ; own ; achieve, carry-out
I was able to ; infinitive ; own ; achieve, carry-out
I was involved in ; noun, gerund ; shared ; collaborate, take-part
Was involved in ; noun, gerund ; shared ; collaborate, take-part
Got involved in ; noun, gerund ; shared ; collaborate, take-part
I was part of ; noun ; shared ; contribute
Was part of ; noun ; shared ; contribute
Was a member of ; noun ; shared ; contribute
Formed part of ; noun ; shared ; contribute
Worked on ; noun, gerund ; shared ; collaborate, contribute
I worked on ; noun, gerund ; shared ; collaborate, contribute
Was working on ; noun ; shared ; contribute, collaborate
Worked closely with ; noun ; shared ; collaborate-with, liaise
Worked alongside ; noun ; shared ; collaborate-with
Worked as part of ; noun ; shared ; contribute
Worked as part of a team to ; infinitive ; shared ; collaborate, contribute
Worked towards ; noun, gerund ; shared ; contribute
Helped to ; infinitive ; shared ; contribute, support
Helped with ; noun, gerund ; shared ; contribute, support
Helped in ; noun, gerund ; shared ; collaborate, support
Helped out with ; noun, gerund ; shared ; contribute, support
I helped to ; infinitive ; shared ; contribute, support
I helped with ; noun, gerund ; shared ; contribute, support
Assisted with ; noun, gerund ; shared ; contribute, support, assist
Assisted in ; noun, gerund ; shared ; collaborate, support
I assisted with ; noun, gerund ; shared ; contribute, support, assist
Aided in ; noun, gerund ; shared ; contribute, support
Lent a hand with ; noun, gerund ; shared ; contribute, support
Gave support to ; noun ; shared ; support, assist
Provided support to ; noun ; shared ; support, assist
Provided support for ; noun ; shared ; support, assist
Provided assistance with ; noun ; shared ; support, assist
Provided assistance to ; noun ; shared ; assist, support
Participated in ; noun, gerund ; shared ; collaborate, contribute, take-part
I participated in ; noun, gerund ; shared ; collaborate, contribute, take-part
Actively participated in ; noun, gerund ; shared ; collaborate, take-part
Played a part in ; noun, gerund ; shared ; contribute, take-part
Played a role in ; noun, gerund ; shared ; contribute, take-part
Played a key role in ; noun, gerund ; shared ; collaborate, contribute
Had a role in ; noun, gerund ; shared ; contribute, take-part
Dealt with ; noun ; own ; handle, serve, resolve
I dealt with ; noun ; own ; handle, serve, resolve
Took care of ; noun, gerund ; own ; manage, handle
I took care of ; noun, gerund ; own ; manage, handle
Looked after ; noun ; own ; care, manage
I looked after ; noun ; own ; care, manage
Saw to ; noun ; own ; handle, manage
Made sure that ; clause ; own ; ensure
Made sure of ; noun ; own ; ensure
Carried out duties such as ; noun, gerund ; own ; carry-out
Carried out tasks related to ; noun, gerund ; own ; carry-out, undertake
Performed duties such as ; noun, gerund ; own ; perform-duties, carry-out
Performed tasks such as ; noun, gerund ; own ; perform-duties, carry-out
Was exposed to ; noun ; shared ; gain
Got to know ; noun ; own ; learn
Learned about ; noun ; own ; learn
Learnt about ; noun ; own ; learn
Gained exposure to ; noun ; shared ; gain
My duties were ; noun, infinitive, gerund ; own ; carry-out, perform-duties
My duties included ; noun, gerund ; own ; carry-out, perform-duties
My responsibilities were ; noun, infinitive, gerund ; own ; manage, carry-out
My responsibilities included ; noun, gerund ; own ; manage, carry-out
My tasks included ; noun, gerund ; own ; carry-out, undertake
My job was ; noun, infinitive ; own ; carry-out, undertake
My job involved ; noun, gerund ; own ; carry-out, undertake
My role was ; noun, infinitive ; own ; carry-out, perform-duties
My role included ; noun, gerund ; own ; carry-out, perform-duties
My role involved ; noun, gerund ; own ; carry-out, perform-duties
My work consisted of ; noun, gerund ; own ; carry-out, undertake
Served as the person responsible for ; noun, gerund ; own ; manage
Acted as the person in charge of ; noun, gerund ; own ; manage
`;
