/** phrase ; replacement. Without a second column the phrase is cut. */
export const englishFillerPhrases = `
[filler]
basically
really
truly
simply
actually
practically
certainly
obviously
clearly
literally
totally
absolutely
completely
extremely
highly
very
quite
somewhat
fairly
incredibly
exceptionally
successfully
effectively
efficiently
actively
proactively
currently
on a daily basis ; daily
on a regular basis ; regularly
on a weekly basis ; weekly
on a monthly basis ; monthly
in a timely manner ; on time
in an efficient manner
in order to ; to
so as to ; to
with the aim of ; to
with the purpose of ; to
with a view to ; to
for the purpose of ; for
in terms of
with regard to ; about
with respect to ; about
in relation to ; about
as well as ; and
along with ; and
due to the fact that ; because
owing to the fact that ; because
despite the fact that ; although
in the event that ; if
at this point in time ; now
at the present time ; now
during the course of ; during
throughout the course of ; during
in the process of
for the duration of ; during
by means of ; with
through the use of ; with
utilizing ; using
utilized ; used
a wide range of ; many
a wide variety of ; many
a variety of ; various
a large number of ; many
a number of ; several
a majority of ; most
the vast majority of ; most
all kinds of ; many
various different ; various
each and every ; every
end result ; result
future plans ; plans
past experience ; experience
it is worth noting that
it should be noted that
needless to say
as a matter of fact
in fact
of course
and so on
and so forth
etc.
et cetera
among other things
amongst others
among others
and much more
several different ; several
new and innovative ; new
[cliche]
hard-working
hardworking
hard worker
team player
self-starter
self-motivated
go-getter
go-to person
people person
people skills
detail-oriented
results-driven
results-oriented
goal-oriented
customer-centric
customer-focused
dynamic individual
dynamic professional
proactive
passionate about
highly motivated
highly skilled
highly experienced
highly organized
motivated individual
dedicated professional
seasoned professional
consummate professional
proven track record
track record of success
extensive experience
vast experience
wealth of experience
solid experience
strong work ethic
excellent communication skills
great communication skills
outside the box
think outside the box
out-of-the-box thinker
bottom line
value add
added value
best of breed
best in class
world-class
cutting-edge
bleeding edge
state of the art
synergy
synergies
thought leader
thought leadership
guru
ninja
rockstar
rock star
wizard
evangelist at heart
game changer
move the needle
hit the ground running
win-win
wear many hats
wears many hats
multitasker
able to multitask
works well under pressure
work well under pressure
fast learner
quick learner
fast-paced environment
natural leader
born leader
strategic thinker
perfectionist
innovative thinker
creative thinker
above and beyond
go the extra mile
110%
new challenges
seeking new challenges
looking for new challenges
references available upon request
references available on request
`;
